import { endpoints, TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { replyWith, leaveReplyPending, refuseCall } from './mock-replies';
import { runPausedTimers } from './paused-timers';
import { waitForText, visitPage, visitWithPausedTimers, type Screen, type ScreenFixture, screen } from './screen';

const successPath = (id: string, status = 'succeeded') =>
  `/report-success?assessment=${id}&payment_intent=pi_screens&redirect_status=${status}`;

const createStatus = (changes: Partial<ReportStatus>): ReportStatus => ({
  status: 'ready',
  error: null,
  progress: { percent: 100, section: null },
  ...changes,
});

async function mockVerifiedPayment(fixture: ScreenFixture, changes: Partial<PaymentVerified> = {}) {
  const { page, people } = fixture;
  await replyWith(page, endpoints.verifyPayment, {
    assessmentId: people.paid.id,
    paid: true,
    paymentStatus: 'succeeded',
    signedIn: true,
    ...changes,
  });
  await mockJobQuestions(fixture, []);
}

/** Mocks the questions about jobs, because the real ones differ between reports. */
const mockJobQuestions = ({ page }: ScreenFixture, titles: readonly string[]) =>
  replyWith(page, endpoints.jobQuestions, {
    jobs: titles.map((title) => ({
      code: title,
      title,
      what: `A ${title.toLowerCase()} does what people need, from early in the morning until it is done.`,
      answer: null,
    })),
  });

async function openSuccessPage({ page, people }: ScreenFixture, heading: string, status?: string): Promise<void> {
  await visitPage(page, successPath(people.paid.id, status), heading);
}

/** Runs all retries of the status check immediately. Without this they take 20 seconds. */
async function runAllRetries(page: Page): Promise<void> {
  for (let retry = 0; retry < TIMINGS.statusRetries; retry += 1) await runPausedTimers(page, TIMINGS.statusRetry);
}

/** Screens of /report-success, from the buyer's return to the ready report. */
export const successScreens: readonly Screen[] = [
  screen('success-checking', { as: 'buyer' }, async (fixture) => {
    await leaveReplyPending(fixture.page, endpoints.verifyPayment);
    await openSuccessPage(fixture, 'Checking your payment');
  }),
  screen('success-processing', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture, { paid: false, paymentStatus: 'processing' });
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({ status: 'payment_required' }));
    await openSuccessPage(fixture, 'Your bank is still confirming the payment', 'processing');
  }),
  screen('success-generating', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    const progress = { percent: 38, section: 'careers' as const };
    const status = createStatus({ status: 'generating', progress });
    await replyWith(fixture.page, endpoints.reportStatus, status);
    await openSuccessPage(fixture, 'Thank you. Your report is being written');
  }),
  screen('success-ready', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await openSuccessPage(fixture, 'Your report is ready');
  }),
  screen('success-questions', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await mockJobQuestions(fixture, ['Baker', 'Commercial diver']);
    await openSuccessPage(fixture, 'Your report is ready');
    await waitForText(fixture.page, 'Job 1 of 2');
  }),
  screen('success-account-with-password', { as: 'newcomer', variantOf: 'success-ready' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({}));
    await openSuccessPage(fixture, 'Your report is ready');
    await waitForText(fixture.page, /on your dashboard as well/);
  }),
  screen('success-long-email', { as: 'longNamed' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({}));
    await openSuccessPage(fixture, 'Your report is ready');
    await waitForText(fixture.page, "We've made an account for you");
  }),
  screen('success-duplicate-payment', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture, { secondPaymentRefunded: true });
    await openSuccessPage(fixture, 'Your report is ready');
    await waitForText(fixture.page, 'You have paid for this report twice');
  }),
  screen('success-sign-in-first', async (fixture) => {
    await mockVerifiedPayment(fixture, { signedIn: false });
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({}));
    await openSuccessPage(fixture, 'Your report is ready');
    await waitForText(fixture.page, 'Sign in to read your report');
  }),
  screen('success-error', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    const error = 'The writer did not answer in time.';
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({ status: 'error', error }));
    await openSuccessPage(fixture, 'Report Generation Issue');
  }),
  screen('success-error-unknown', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({ status: 'error' }));
    await openSuccessPage(fixture, 'Report Generation Issue');
  }),
  screen('success-unpaid', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture, { paid: false, paymentStatus: 'requires_payment_method' });
    await replyWith(fixture.page, endpoints.reportStatus, createStatus({ status: 'payment_required' }));
    await openSuccessPage(fixture, 'Report Generation Issue');
    await waitForText(fixture.page, 'Payment required to generate report');
  }),
  screen('success-status-unreachable', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await refuseCall(fixture.page, endpoints.reportStatus, 503);
    await visitWithPausedTimers(fixture.page, successPath(fixture.people.paid.id), 'Checking your payment');
    await runAllRetries(fixture.page);
    await waitForText(fixture.page, /There was an issue generating your report/);
  }),
  screen('success-not-found', (fixture) => openSuccessPage(fixture, 'We cannot show this report here')),
  screen('success-invalid', async ({ page }) => {
    await visitWithPausedTimers(page, '/report-success?assessment=1', 'Invalid Request');
  }),
];
