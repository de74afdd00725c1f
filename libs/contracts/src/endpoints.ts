// All calls of the API. The backend serves exactly these, and the front ends call no others. Each is its
// own export, so that a bundle contains only the calls that it makes.
import type { Assessment, AssessmentSubmission, Draft } from './assessment.js';
import type { EmailAddress, MailRequested } from './auth.js';
import type { ContactAccepted, ContactMessage } from './contact.js';
import { endpoint } from './http.js';
import type { NewsletterConfirmation, NewsletterConfirmed, NewsletterLeft } from './newsletter.js';
import type { OccupationMatch } from './occupation.js';
import type {
  CreatePaymentIntent,
  PaymentIntentCreated,
  PaymentVerified,
  PublicConfig,
  Receipt,
  VerifyPayment,
} from './payment.js';
import {
  ASSESSMENT,
  DRAFT,
  MAIL_REQUESTED,
  RECEIPT,
  REPORT_DETAIL,
  REPORT_LIST_ITEM,
  REPORT_STATUS,
} from './reply-shapes.js';
import type {
  GenerationStarted,
  ReportDetail,
  ReportEmailed,
  ReportListItem,
  ReportStatus,
  RevisionRequest,
  RevisionRequested,
} from './report.js';
import type { WebVitals, WebVitalsAccepted } from './web-vitals.js';

export * from './account-endpoints.js';
export * from './admin-endpoints.js';
export * from './factor-endpoints.js';
export * from './plan-endpoints.js';
export * from './sample-endpoints.js';
export * from './share-endpoints.js';

export const config = endpoint<PublicConfig>('GET', '/api/config', 'anyone', {
  fields: { stripePublicKey: 'string', sandbox: 'boolean', capabilities: { list: 'string' } },
});
export const live = endpoint<{ status: 'ok' }>('GET', '/api/health/live', 'anyone', {
  fields: { status: 'string' },
});
export const ready = endpoint<{ status: 'ok' }>('GET', '/api/health/ready', 'anyone', {
  fields: { status: 'string' },
});

export const assessments = endpoint<Assessment[]>('GET', '/api/assessments', 'user', {
  list: ASSESSMENT,
});
export const assessment = endpoint<Assessment>('GET', '/api/assessments/:id', 'owner', ASSESSMENT);
export const correctEmail = endpoint<Assessment, { email: string }>(
  'PATCH',
  '/api/assessments/:id',
  'owner',
  ASSESSMENT,
);
export const startTracking = endpoint<{ id: string }, { email: string }>(
  'POST',
  '/api/assessments/start-tracking',
  'visitor',
  { fields: { id: 'string' } },
);
export const submitAssessment = endpoint<Assessment, AssessmentSubmission>(
  'POST',
  '/api/assessments/public',
  'visitor',
  ASSESSMENT,
);
export const draft = endpoint<Draft | null>('GET', '/api/assessments/draft', 'visitor', {
  orNull: DRAFT,
});
export const saveDraft = endpoint<Draft, Draft>('PUT', '/api/assessments/draft', 'visitor', DRAFT);

/** `?query=` is the text of the search; without one there are no matches. */
export const occupations = endpoint<OccupationMatch[]>('GET', '/api/occupations', 'anyone', {
  list: { fields: { code: 'string', title: 'string', also: { list: 'string' } } },
});

export const createPaymentIntent = endpoint<PaymentIntentCreated, CreatePaymentIntent>(
  'POST',
  '/api/create-payment-intent',
  'owner',
  { fields: { clientSecret: 'string' } },
);
export const verifyPayment = endpoint<PaymentVerified, VerifyPayment>(
  'POST',
  '/api/verify-payment',
  'owner',
  {
    fields: {
      assessmentId: 'string',
      paid: 'boolean',
      paymentStatus: 'string',
      signedIn: 'boolean',
    },
  },
);
export const payments = endpoint<Receipt[]>('GET', '/api/payments', 'user', { list: RECEIPT });
export const receiptPdf = endpoint<string>('GET', '/api/receipts/:id/pdf', 'owner', 'string');
export const stripeWebhook = endpoint<{ received: true }, unknown>(
  'POST',
  '/api/webhooks/stripe',
  'provider',
  {
    fields: { received: 'boolean' },
  },
);

export const reports = endpoint<ReportListItem[]>('GET', '/api/reports', 'user', {
  list: REPORT_LIST_ITEM,
});
export const report = endpoint<ReportDetail>(
  'GET',
  '/api/reports/assessment/:assessmentId',
  'owner',
  REPORT_DETAIL,
);
export const reportStatus = endpoint<ReportStatus>(
  'GET',
  '/api/reports/status/:assessment',
  'owner',
  REPORT_STATUS,
);
export const generateReport = endpoint<GenerationStarted>(
  'POST',
  '/api/assessments/:assessment/generate-report',
  'owner',
  { fields: { status: 'string' } },
);
/** Makes a free revision of a paid report from other circumstances. */
export const reviseReport = endpoint<RevisionRequested, RevisionRequest>(
  'PUT',
  '/api/reports/:id/circumstances',
  'owner',
  { fields: { status: 'string' } },
);
export const downloadHtml = endpoint<string>('GET', '/api/reports/:id/download', 'owner', 'string');
export const downloadText = endpoint<string>(
  'GET',
  '/api/reports/:id/download/text',
  'owner',
  'string',
);
export const downloadPdf = endpoint<string>('GET', '/api/reports/:id/pdf', 'owner', 'string');
/** Sends the report's PDF and link to the address of its owner's account. */
export const emailReport = endpoint<ReportEmailed>('POST', '/api/reports/:id/email', 'owner', {
  fields: { email: 'string', nextAt: 'string' },
});
/** A ZIP file of the account's reports. */
export const downloadAll = endpoint<string>('GET', '/api/reports/all.zip', 'user', 'string');

export const sendContactMessage = endpoint<ContactAccepted, ContactMessage>(
  'POST',
  '/api/contact',
  'anyone',
  {
    fields: { status: 'string' },
  },
);
export const sendWebVitals = endpoint<WebVitalsAccepted, WebVitals>(
  'POST',
  '/api/web-vitals',
  'anyone',
  { fields: { status: 'string' } },
);
export const subscribeToNewsletter = endpoint<MailRequested, EmailAddress>(
  'POST',
  '/api/newsletter/subscribe',
  'anyone',
  MAIL_REQUESTED,
);
export const confirmNewsletter = endpoint<NewsletterConfirmed, NewsletterConfirmation>(
  'POST',
  '/api/newsletter/confirm',
  'anyone',
  { fields: { status: 'string' } },
);
/** `?key=` is in each newsletter email. Mail programs call this too, with a form body (RFC 8058). */
export const leaveNewsletter = endpoint<NewsletterLeft>('POST', '/api/newsletter/leave', 'anyone', {
  fields: { status: 'string' },
});
/** A CSV file of confirmed addresses. */
export const exportNewsletter = endpoint<string>(
  'GET',
  '/api/admin/newsletter.csv',
  'admin',
  'string',
);
