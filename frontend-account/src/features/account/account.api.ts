import { calls } from '../../api/calls.generated';

const SIGN_IN_TAGS = ['Assessments', 'Reports', 'Draft', 'Admin'] as const;

/** Returns the cache tags to invalidate after a request that may have signed the user in; none if it has not. */
const invalidateIfSignedIn = (signedIn: unknown) => (signedIn ? SIGN_IN_TAGS : []);

export const {
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useReportLinkQuery,
  useOpenReportMutation,
  useRenewReportLinkMutation,
  useRequestDeletionMutation,
  useDeleteAccountMutation,
} = calls.enhanceEndpoints({
  endpoints: {
    register: { invalidatesTags: invalidateIfSignedIn },
    resetPassword: { invalidatesTags: invalidateIfSignedIn },
    verifyEmail: { invalidatesTags: invalidateIfSignedIn },
    openReport: { invalidatesTags: invalidateIfSignedIn },
    reportLink: { keepUnusedDataFor: 0 },
  },
});
