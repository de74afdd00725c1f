import { calls } from '../../api/calls.generated';

export const reportSuccessApi = calls.enhanceEndpoints({
  endpoints: {
    verifyPayment: {
      // The server may have created an account and signed the buyer in.
      invalidatesTags: (verified) => (verified ? ['User', 'Assessments', 'Reports'] : []),
    },
  },
});
