import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** The calls of the success page. */
export const reportSuccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.mutation({
      ...call(endpoints.verifyPayment),
      // It may have made an account and signed it in.
      invalidatesTags: (verified) => (verified ? ['User', 'Assessments', 'Reports'] : []),
    }),
    watchedReportStatus: build.query(
      call(endpoints.reportStatus, (assessment: string) => ({ params: { assessment } })),
    ),
    generateAgain: build.mutation(
      call(endpoints.generateReport, (assessment: string) => ({ params: { assessment } })),
    ),
  }),
});
