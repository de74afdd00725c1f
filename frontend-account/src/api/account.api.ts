import { calls } from './calls.generated';

const SIGN_IN_TAGS = ['Assessments', 'Reports', 'Draft', 'Admin'] as const;

/** Returns the cache tags to invalidate after a request that may have signed the user in; none if it has not. */
const listTagsIfSignedIn = (signedIn: unknown) => (signedIn ? SIGN_IN_TAGS : []);

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
    register: { invalidatesTags: listTagsIfSignedIn },
    resetPassword: { invalidatesTags: listTagsIfSignedIn },
    verifyEmail: { invalidatesTags: listTagsIfSignedIn },
    openReport: { invalidatesTags: listTagsIfSignedIn },
    reportLink: { keepUnusedDataFor: 0 },
  },
});
