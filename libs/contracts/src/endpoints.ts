import type {
  AdminAssessment,
  AdminAuditEntry,
  AdminOverview,
  AdminPage,
  AdminPayment,
  AdminReport,
  AdminUser,
} from './admin.js';
import type { Assessment, AssessmentSubmission, Draft } from './assessment.js';
import type {
  AccountDeletion,
  Credentials,
  EmailAddress,
  EmailVerification,
  MailRequested,
  PasswordReset,
  PersonalData,
  Registration,
  SignedIn,
  User,
} from './auth.js';
import type { CountryChange } from './country.js';
import { endpoint } from './http.js';
import type {
  CreatePaymentIntent,
  PaymentIntentCreated,
  PaymentVerified,
  PublicConfig,
  Receipt,
  VerifyPayment,
} from './payment.js';
import type { GenerationStarted, ReportDetail, ReportListItem, ReportStatus } from './report.js';

/** Every call of the API, once: the backend serves exactly these, the front ends call no others. */
export const endpoints = {
  config: endpoint<PublicConfig>('GET', '/api/config', 'anyone'),
  live: endpoint<{ status: 'ok' }>('GET', '/api/health/live', 'anyone'),
  ready: endpoint<{ status: 'ok' }>('GET', '/api/health/ready', 'anyone'),

  currentUser: endpoint<User>('GET', '/api/auth/user', 'user'),
  login: endpoint<SignedIn, Credentials>('POST', '/api/auth/login', 'anyone'),
  adminLogin: endpoint<SignedIn, Credentials>('POST', '/api/admin/login', 'anyone'),
  register: endpoint<SignedIn, Registration>('POST', '/api/auth/register', 'anyone'),
  forgotPassword: endpoint<MailRequested, EmailAddress>(
    'POST',
    '/api/auth/password/forgot',
    'anyone',
  ),
  resetPassword: endpoint<SignedIn, PasswordReset>('POST', '/api/auth/password/reset', 'anyone'),
  verifyEmail: endpoint<SignedIn, EmailVerification>('POST', '/api/auth/email/verify', 'anyone'),
  startSignIn: endpoint<void>('GET', '/api/login', 'anyone'),
  logout: endpoint<void>('GET', '/api/logout', 'anyone'),

  countries: endpoint<string[]>('GET', '/api/countries', 'anyone'),
  updateCountry: endpoint<User, CountryChange>('PUT', '/api/user/country', 'user'),
  exportData: endpoint<PersonalData>('GET', '/api/user/export', 'user'),
  requestDeletion: endpoint<MailRequested>('POST', '/api/user/deletion-link', 'user'),
  deleteUser: endpoint<void, AccountDeletion>('DELETE', '/api/user', 'user'),

  assessments: endpoint<Assessment[]>('GET', '/api/assessments', 'user'),
  assessment: endpoint<Assessment>('GET', '/api/assessments/:id', 'owner'),
  correctEmail: endpoint<Assessment, { email: string }>('PATCH', '/api/assessments/:id', 'owner'),
  startTracking: endpoint<{ id: string }, { email: string }>(
    'POST',
    '/api/assessments/start-tracking',
    'visitor',
  ),
  submitAssessment: endpoint<Assessment, AssessmentSubmission>(
    'POST',
    '/api/assessments/public',
    'visitor',
  ),
  draft: endpoint<Draft | null>('GET', '/api/assessments/draft', 'visitor'),
  saveDraft: endpoint<Draft, Draft>('PUT', '/api/assessments/draft', 'visitor'),

  createPaymentIntent: endpoint<PaymentIntentCreated, CreatePaymentIntent>(
    'POST',
    '/api/create-payment-intent',
    'owner',
  ),
  verifyPayment: endpoint<PaymentVerified, VerifyPayment>('POST', '/api/verify-payment', 'owner'),
  payments: endpoint<Receipt[]>('GET', '/api/payments', 'user'),
  stripeWebhook: endpoint<{ received: true }, unknown>('POST', '/api/webhooks/stripe', 'provider'),

  reports: endpoint<ReportListItem[]>('GET', '/api/reports', 'user'),
  report: endpoint<ReportDetail>('GET', '/api/reports/assessment/:assessmentId', 'owner'),
  reportStatus: endpoint<ReportStatus>('GET', '/api/reports/status/:assessment', 'owner'),
  generateReport: endpoint<GenerationStarted>(
    'POST',
    '/api/assessments/:assessment/generate-report',
    'owner',
  ),
  downloadHtml: endpoint<string>('GET', '/api/reports/:id/download', 'owner'),
  downloadText: endpoint<string>('GET', '/api/reports/:id/download/text', 'owner'),

  adminOverview: endpoint<AdminOverview>('GET', '/api/admin/overview', 'admin'),
  adminUsers: endpoint<AdminPage<AdminUser>>('GET', '/api/admin/users', 'admin'),
  adminAssessments: endpoint<AdminPage<AdminAssessment>>('GET', '/api/admin/assessments', 'admin'),
  adminPayments: endpoint<AdminPage<AdminPayment>>('GET', '/api/admin/payments', 'admin'),
  adminReports: endpoint<AdminPage<AdminReport>>('GET', '/api/admin/reports', 'admin'),
  adminAudit: endpoint<AdminPage<AdminAuditEntry>>('GET', '/api/admin/audit', 'admin'),
  rerunReport: endpoint<AdminReport>('POST', '/api/admin/reports/:id/rerun', 'admin'),
  refundPayment: endpoint<AdminPayment>('POST', '/api/admin/payments/:id/refund', 'admin'),
} as const;
