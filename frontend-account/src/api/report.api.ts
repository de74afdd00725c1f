import { calls, type ReportApiArg } from './calls.generated';

/** Which report to fetch: without a revision, its newest version. */
export type ReportRequest = ReportApiArg;

export const {
  useReportQuery,
  useLazyReportQuery,
  useAssessmentQuery,
  useReportStatusQuery,
  useGenerateReportMutation,
} = calls.enhanceEndpoints({
  endpoints: {
    report: { providesTags: ['Reports'] },
    assessment: { providesTags: ['Assessments'] },
    reportStatus: { keepUnusedDataFor: 0 },
    generateReport: { invalidatesTags: ['Assessments'] },
  },
});
