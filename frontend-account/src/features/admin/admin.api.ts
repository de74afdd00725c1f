import { calls } from '../../api/calls.generated';

const READS = { providesTags: ['Admin'] } as const;
const CHANGES = { invalidatesTags: ['Admin'] } as const;

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
    overview: READS,
    statistics: READS,
    adminQuality: READS,
    approveComment: CHANGES,
    adminPerson: READS,
    adminUsers: READS,
    adminAssessments: READS,
    adminPayments: READS,
    adminReports: READS,
    adminAudit: READS,
    rerunReport: CHANGES,
    refundPayment: CHANGES,
    endUserSessions: CHANGES,
    deleteUserAccount: CHANGES,
  },
});
