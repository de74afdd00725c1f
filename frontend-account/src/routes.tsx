import './styles.css';
import { pages, pageTo } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';
import { createLazyPage } from '@bearings/web';
import { Navigate, type RouteObject } from '@bearings/web/router';
import { AdminGate } from './features/admin/admin-gate';
import { ReportRedirectPage } from './features/report/report-redirect-page';

/** The start page of a signed-in user, which the shell shows at `/`. */
export const home = createLazyPage(
  async () => (await import(/* webpackChunkName: "home" */ './features/dashboard/home-page')).HomePage,
);

const createPageRoute = (path: string, load: Parameters<typeof createLazyPage>[0]): RouteObject => ({
  path,
  lazy: createLazyPage(load),
});

export const routes: RouteObject[] = [
  createPageRoute(
    pages.login,
    async () => (await import(/* webpackChunkName: "login" */ './features/account/login-page')).LoginPage,
  ),
  createPageRoute(
    pages.dashboard,
    async () => (await import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page')).DashboardPage,
  ),
  createPageRoute(
    pages.receipt,
    async () =>
      (await import(/* webpackChunkName: "receipt" */ './features/dashboard/receipts/receipt-page')).ReceiptPage,
  ),
  createPageRoute(
    pages.report,
    async () => (await import(/* webpackChunkName: "report" */ './features/report/report-page')).ReportPage,
  ),
  createPageRoute(
    pages.openReport,
    async () =>
      (await import(/* webpackChunkName: "mailed-link" */ './features/account/open-report-page')).OpenReportPage,
  ),
  createPageRoute(
    pages.reportCircumstances,
    async () =>
      (await import(/* webpackChunkName: "circumstances" */ './features/report/revisions/circumstances-page'))
        .CircumstancesPage,
  ),
  createPageRoute(
    pages.longList,
    async () =>
      (await import(/* webpackChunkName: "long-list" */ './features/report/long-list/long-list-page')).LongListPage,
  ),
  createPageRoute(
    pages.parents,
    async () => (await import(/* webpackChunkName: "parents" */ './features/report/parents/parents-page')).ParentsPage,
  ),
  createPageRoute(
    pages.security,
    async () => (await import(/* webpackChunkName: "security" */ './features/security/security-page')).SecurityPage,
  ),
  createPageRoute(
    pages.stopReminders,
    async () =>
      (await import(/* webpackChunkName: "stop-reminders" */ './features/report/plan/stop-reminders-page'))
        .StopRemindersPage,
  ),
  createPageRoute(
    pages.followUp,
    async () =>
      (await import(/* webpackChunkName: "follow-up" */ './features/report/feedback/follow-up-page')).FollowUpPage,
  ),
  createPageRoute(
    pages.compareReports,
    async () =>
      (await import(/* webpackChunkName: "compare-reports" */ './features/report/retake/compare-reports-page'))
        .CompareReportsPage,
  ),
  createPageRoute(
    pages.sampleReport,
    async () =>
      (await import(/* webpackChunkName: "sample-report" */ './features/report/sample-report-page')).SampleReportPage,
  ),
  { path: pageTo.report(SAMPLE_ID), element: <Navigate to={pages.sampleReport} replace /> },
  createPageRoute(
    pages.shared,
    async () =>
      (await import(/* webpackChunkName: "shared-report" */ './features/report/shared-report-page')).SharedReportPage,
  ),
  createPageRoute(
    pages.observe,
    async () => (await import(/* webpackChunkName: "observe" */ './features/report/sharing/observe-page')).ObservePage,
  ),
  { path: pages.admin, element: <AdminGate /> },
  createPageRoute(
    pages.register,
    async () => (await import(/* webpackChunkName: "register" */ './features/account/register-page')).RegisterPage,
  ),
  createPageRoute(
    pages.forgotPassword,
    async () =>
      (await import(/* webpackChunkName: "forgot-password" */ './features/account/forgot-password-page'))
        .ForgotPasswordPage,
  ),
  createPageRoute(
    pages.resetPassword,
    async () =>
      (await import(/* webpackChunkName: "mailed-link" */ './features/account/reset-password-page')).ResetPasswordPage,
  ),
  createPageRoute(
    pages.verifyEmail,
    async () =>
      (await import(/* webpackChunkName: "mailed-link" */ './features/account/verify-email-page')).VerifyEmailPage,
  ),
  createPageRoute(
    pages.deleteAccount,
    async () =>
      (await import(/* webpackChunkName: "mailed-link" */ './features/dashboard/your-data/delete-account-page'))
        .DeleteAccountPage,
  ),
  { path: '/report', element: <ReportRedirectPage /> },
];
