import { calls } from '../../api/calls.generated';

const SIGN_IN_TAGS = ['Assessments', 'Reports', 'Draft', 'Admin'] as const;

/** Returns the tags of the cached data that a sign-in makes out of date, if the request has signed the user in. */
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
