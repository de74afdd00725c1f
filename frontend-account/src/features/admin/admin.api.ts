import {
  endpoints,
  type AdminAssessment,
  type AdminAuditEntry,
  type AdminListQuery,
  type AdminPage,
  type AdminPayment,
  type AdminRange,
  type AdminReport,
  type AdminStatistics,
  type AdminUser,
  type Endpoint,
} from '@bearings/contracts';
import { api, call, type ApiCall } from '@bearings/web';

function listCall(endpoint: Endpoint<unknown, unknown>) {
  return (query: AdminListQuery | AdminRange): ApiCall => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const { method, reply } = endpoint;
    return { method, path: `${endpoint.path}?${search}`, reply };
  };
}

const adminApi = api.injectEndpoints({
  endpoints: (build) => {
    const list = <Row>(endpoint: Endpoint<undefined, AdminPage<Row>>) =>
      build.query<AdminPage<Row>, AdminListQuery>({
        query: listCall(endpoint),
        providesTags: ['Admin'],
      });
    return {
      overview: build.query({ ...call(endpoints.adminOverview), providesTags: ['Admin'] }),
      statistics: build.query<AdminStatistics, AdminRange>({
        query: listCall(endpoints.adminStatistics),
        providesTags: ['Admin'],
      }),
      adminPerson: build.query({
        ...call(endpoints.adminPerson, (id: string) => ({ params: { id } })),
        providesTags: ['Admin'],
      }),
      adminUsers: list<AdminUser>(endpoints.adminUsers),
      adminAssessments: list<AdminAssessment>(endpoints.adminAssessments),
      adminPayments: list<AdminPayment>(endpoints.adminPayments),
      adminReports: list<AdminReport>(endpoints.adminReports),
      adminAudit: list<AdminAuditEntry>(endpoints.adminAudit),
      rerunReport: build.mutation({
        ...call(endpoints.rerunReport, (id: string) => ({ params: { id } })),
        invalidatesTags: ['Admin'],
      }),
      endUserSessions: build.mutation({
        ...call(endpoints.endUserSessions, (id: string) => ({ params: { id } })),
        invalidatesTags: ['Admin'],
      }),
      deleteUserAccount: build.mutation({
        ...call(endpoints.deleteUserAccount, (id: string) => ({ params: { id } })),
        invalidatesTags: ['Admin'],
      }),
      refundPayment: build.mutation({
        ...call(endpoints.refundPayment, (id: string) => ({ params: { id } })),
        invalidatesTags: ['Admin'],
      }),
    };
  },
});

export const {
  useOverviewQuery,
  useStatisticsQuery,
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
} = adminApi;
