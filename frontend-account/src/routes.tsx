import './styles.css';
import { pages, pageTo, SAMPLE_ID } from '@bearings/contracts';
import { createLazyPage } from '@bearings/web';
import { Navigate, type RouteObject } from '@bearings/web/router';
import { AdminGate } from './pages/admin-gate';
import { ReportRedirectPage } from './pages/report-redirect-page';

/** The start page of a signed-in user, which the shell shows at `/`. */
export const home = createLazyPage(
  async () => (await import(/* webpackChunkName: "home" */ './pages/home-page')).HomePage,
);

const createPageRoute = (path: string, load: Parameters<typeof createLazyPage>[0]): RouteObject => ({
  path,
  lazy: createLazyPage(load),
});

export const routes: RouteObject[] = [
  createPageRoute(
    pages.login,
    async () => (await import(/* webpackChunkName: "login" */ './pages/login-page')).LoginPage,
  ),
  createPageRoute(
    pages.dashboard,
    async () => (await import(/* webpackChunkName: "dashboard" */ './pages/dashboard-page')).DashboardPage,
  ),
  createPageRoute(
    pages.receipt,
    async () => (await import(/* webpackChunkName: "receipt" */ './pages/receipt-page')).ReceiptPage,
  ),
  createPageRoute(
    pages.report,
    async () => (await import(/* webpackChunkName: "report" */ './pages/report-page')).ReportPage,
  ),
  createPageRoute(
    pages.openReport,
    async () => (await import(/* webpackChunkName: "mailed-link" */ './pages/open-report-page')).OpenReportPage,
  ),
  createPageRoute(
    pages.reportCircumstances,
    async () => (await import(/* webpackChunkName: "circumstances" */ './pages/circumstances-page')).CircumstancesPage,
  ),
  createPageRoute(
    pages.security,
    async () => (await import(/* webpackChunkName: "security" */ './pages/security-page')).SecurityPage,
  ),
  createPageRoute(
    pages.stopReminders,
    async () =>
      (await import(/* webpackChunkName: "stop-reminders" */ './pages/stop-reminders-page')).StopRemindersPage,
  ),
  createPageRoute(
    pages.followUp,
    async () => (await import(/* webpackChunkName: "follow-up" */ './pages/follow-up-page')).FollowUpPage,
  ),
  createPageRoute(
    pages.compareReports,
    async () =>
      (await import(/* webpackChunkName: "compare-reports" */ './pages/compare-reports-page')).CompareReportsPage,
  ),
  createPageRoute(
    pages.sampleReport,
    async () => (await import(/* webpackChunkName: "sample-report" */ './pages/sample-report-page')).SampleReportPage,
  ),
  { path: pageTo.report(SAMPLE_ID), element: <Navigate to={pages.sampleReport} replace /> },
  createPageRoute(
    pages.shared,
    async () => (await import(/* webpackChunkName: "shared-report" */ './pages/shared-report-page')).SharedReportPage,
  ),
  createPageRoute(
    pages.observe,
    async () => (await import(/* webpackChunkName: "observe" */ './pages/observe-page')).ObservePage,
  ),
  { path: pages.admin, element: <AdminGate /> },
  createPageRoute(
    pages.register,
    async () => (await import(/* webpackChunkName: "register" */ './pages/register-page')).RegisterPage,
  ),
  createPageRoute(
    pages.forgotPassword,
    async () =>
      (await import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password-page')).ForgotPasswordPage,
  ),
  createPageRoute(
    pages.resetPassword,
    async () => (await import(/* webpackChunkName: "mailed-link" */ './pages/reset-password-page')).ResetPasswordPage,
  ),
  createPageRoute(
    pages.verifyEmail,
    async () => (await import(/* webpackChunkName: "mailed-link" */ './pages/verify-email-page')).VerifyEmailPage,
  ),
  createPageRoute(
    pages.deleteAccount,
    async () => (await import(/* webpackChunkName: "mailed-link" */ './pages/delete-account-page')).DeleteAccountPage,
  ),
  { path: '/report', element: <ReportRedirectPage /> },
];
