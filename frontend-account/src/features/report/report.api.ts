import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.query({
      ...call(
        endpoints.report,
        ({ assessmentId, country }: { assessmentId: string; country?: string }) => ({
          params: { assessmentId },
          search: { country },
        }),
      ),
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
