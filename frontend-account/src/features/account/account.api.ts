import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const SIGNED_IN = ['Assessments', 'Reports', 'Draft', 'Admin'] as const;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({
      ...call(endpoints.register),
      invalidatesTags: (signedIn) => (signedIn ? SIGNED_IN : []),
    }),
    forgotPassword: build.mutation(call(endpoints.forgotPassword)),
    resetPassword: build.mutation({
      ...call(endpoints.resetPassword),
      invalidatesTags: (signedIn) => (signedIn ? SIGNED_IN : []),
    }),
    verifyEmail: build.mutation({
      ...call(endpoints.verifyEmail),
      invalidatesTags: (signedIn) => (signedIn ? SIGNED_IN : []),
    }),
    reportLink: build.query({
      ...call(endpoints.checkReportLink),
      keepUnusedDataFor: 0,
    }),
    openReport: build.mutation({
      ...call(endpoints.openReport),
      invalidatesTags: (signedIn) => (signedIn ? SIGNED_IN : []),
    }),
    renewReportLink: build.mutation(call(endpoints.renewReportLink)),
    requestDeletion: build.mutation(call(endpoints.requestDeletion)),
    deleteAccount: build.mutation(call(endpoints.deleteUser)),
  }),
});

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
} = accountApi;
