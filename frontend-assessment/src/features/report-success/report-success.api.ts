import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** Endpoints of the success page. */
export const reportSuccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.mutation({
      ...call(endpoints.verifyPayment),
      // The server may have created an account and signed it in.
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
