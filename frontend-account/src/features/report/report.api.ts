import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** Without a revision, the newest version is read. */
export interface ReportRequest {
  assessmentId: string;
  country?: string | undefined;
  revision?: string | undefined;
}

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.query({
      ...call(endpoints.report, ({ assessmentId, ...search }: ReportRequest) => ({
        params: { assessmentId },
        search,
      })),
      providesTags: ['Reports'],
    }),
    assessment: build.query({
      ...call(endpoints.assessment, (id: string) => ({ params: { id } })),
      providesTags: ['Assessments'],
    }),
    reportStatus: build.query({
      ...call(endpoints.reportStatus, (assessment: string) => ({ params: { assessment } })),
      keepUnusedDataFor: 0,
    }),
    generateReport: build.mutation({
      ...call(endpoints.generateReport, (assessment: string) => ({ params: { assessment } })),
      invalidatesTags: ['Assessments'],
    }),
  }),
});

export const {
  useReportQuery,
  useLazyReportQuery,
  useAssessmentQuery,
  useReportStatusQuery,
  useGenerateReportMutation,
} = reportApi;
