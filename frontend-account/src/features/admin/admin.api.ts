import { calls } from '../../api/calls.generated';

const READ_TAGS = { providesTags: ['Admin'] } as const;
const CHANGE_TAGS = { invalidatesTags: ['Admin'] } as const;

export const {
  useOverviewQuery,
  useStatisticsQuery,
  useAdminQualityQuery,
  useRunQualityMutation,
  useApproveCommentMutation,
  useAdminPersonQuery,
  useAdminUsersQuery,
  useAdminAssessmentsQuery,
  useAdminPaymentsQuery,
  useAdminReportsQuery,
  useAdminAuditQuery,
  useRerunReportMutation,
  useRefundPaymentMutation,
  useEndUserSessionsMutation,
  useDeleteUserAccountMutation,
} = calls.enhanceEndpoints({
  endpoints: {
    overview: READ_TAGS,
    statistics: READ_TAGS,
    adminQuality: READ_TAGS,
    approveComment: CHANGE_TAGS,
    adminPerson: READ_TAGS,
    adminUsers: READ_TAGS,
    adminAssessments: READ_TAGS,
    adminPayments: READ_TAGS,
    adminReports: READ_TAGS,
    adminAudit: READ_TAGS,
    rerunReport: CHANGE_TAGS,
    refundPayment: CHANGE_TAGS,
    endUserSessions: CHANGE_TAGS,
    deleteUserAccount: CHANGE_TAGS,
  },
});
