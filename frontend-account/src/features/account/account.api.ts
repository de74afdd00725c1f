import { calls } from '../../api/calls.generated';

const SIGNED_IN = ['Assessments', 'Reports', 'Draft', 'Admin'] as const;

/** Returns the tags of the cached data that a sign-in makes out of date, if the request has signed the user in. */
const ifSignedIn = (signedIn: unknown) => (signedIn ? SIGNED_IN : []);

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
    register: { invalidatesTags: ifSignedIn },
    resetPassword: { invalidatesTags: ifSignedIn },
    verifyEmail: { invalidatesTags: ifSignedIn },
    openReport: { invalidatesTags: ifSignedIn },
    reportLink: { keepUnusedDataFor: 0 },
  },
});
