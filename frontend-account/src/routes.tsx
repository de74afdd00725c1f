import './styles.css';
import { pages, pageTo, SAMPLE_ID } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import { Navigate, type RouteObject } from '@bearings/web/router';
import { AdminGate } from './pages/admin-gate';
import { ReportRedirectPage } from './pages/report-redirect-page';

/** The start page of a signed-in user, which the shell shows at `/`. */
export const home = lazyPage(
  async () => (await import(/* webpackChunkName: "home" */ './pages/home-page')).HomePage,
);

export const routes: RouteObject[] = [
  {
    path: pages.login,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "login" */ './pages/login-page')).LoginPage,
    ),
  },
  {
    path: pages.dashboard,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ './pages/dashboard-page')).DashboardPage,
    ),
  },
  {
    path: pages.receipt,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "receipt" */ './pages/receipt-page')).ReceiptPage,
    ),
  },
  {
    path: pages.report,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "report" */ './pages/report-page')).ReportPage,
    ),
  },
  {
    path: pages.openReport,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "mailed-link" */ './pages/open-report-page'))
          .OpenReportPage,
    ),
  },
  {
    path: pages.reportCircumstances,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "circumstances" */ './pages/circumstances-page'))
          .CircumstancesPage,
    ),
  },
  {
    path: pages.security,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "security" */ './pages/security-page')).SecurityPage,
    ),
  },
  {
    path: pages.stopReminders,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "stop-reminders" */ './pages/stop-reminders-page'))
          .StopRemindersPage,
    ),
  },
  {
    path: pages.followUp,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "follow-up" */ './pages/follow-up-page')).FollowUpPage,
    ),
  },
  {
    path: pages.compareReports,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "compare-reports" */ './pages/compare-reports-page'))
          .CompareReportsPage,
    ),
  },
  {
    path: pages.sampleReport,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "sample-report" */ './pages/sample-report-page'))
          .SampleReportPage,
    ),
  },
  { path: pageTo.report(SAMPLE_ID), element: <Navigate to={pages.sampleReport} replace /> },
  {
    path: pages.shared,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "shared-report" */ './pages/shared-report-page'))
          .SharedReportPage,
    ),
  },
  {
    path: pages.observe,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "observe" */ './pages/observe-page')).ObservePage,
    ),
  },
  { path: pages.admin, element: <AdminGate /> },
  {
    path: pages.register,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "register" */ './pages/register-page')).RegisterPage,
    ),
  },
  {
    path: pages.forgotPassword,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password-page'))
          .ForgotPasswordPage,
    ),
  },
  {
    path: pages.resetPassword,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "mailed-link" */ './pages/reset-password-page'))
          .ResetPasswordPage,
    ),
  },
  {
    path: pages.verifyEmail,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "mailed-link" */ './pages/verify-email-page'))
          .VerifyEmailPage,
    ),
  },
  {
    path: pages.deleteAccount,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "mailed-link" */ './pages/delete-account-page'))
          .DeleteAccountPage,
    ),
  },
  { path: '/report', element: <ReportRedirectPage /> },
];
