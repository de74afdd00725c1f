import { endpoints, TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { replyWith, refuseCall } from './mock-replies';
import { runPausedTimers } from './paused-timers';
import { waitForText, visitPage, visitWithPausedTimers, type Screen, type ScreenFixture, createScreen } from './screen';

const successPath = (id: string, status = 'succeeded') =>
  `/report-success?assessment=${id}&payment_intent=pi_screens&redirect_status=${status}`;

const createStatus = (changes: Partial<ReportStatus>): ReportStatus => ({
  status: 'ready',
  error: null,
  progress: { percent: 100, section: null },
  ...changes,
});

/** Mocks a paid report. */
async function mockVerifiedPayment(
  { page, people }: ScreenFixture,
  changes: Partial<PaymentVerified> = {},
): Promise<void> {
  await replyWith(page, endpoints.verifyPayment, {
    assessmentId: people.paid.id,
    paid: true,
    paymentStatus: 'succeeded',
    signedIn: true,
    ...changes,
  });
}

interface SuccessState extends Pick<Screen, 'as'> {
  payment?: Partial<PaymentVerified>;
  /** The status of the report; the real one of the buyer's report by default. */
  report?: Partial<ReportStatus>;
  /** The result that the payment provider put into the URL. */
  redirectStatus?: string;
  /** A text to wait for, after the heading. */
  text?: string | RegExp;
}

/** Creates a screen of a buyer's return whose payment the mocked API verifies. */
const createSuccessScreen = (
  name: string,
  heading: string,
  { as = 'buyer', payment, report, redirectStatus, text }: SuccessState,
): Screen =>
  createScreen(name, { as }, async (fixture) => {
    const { page, people } = fixture;
    await mockVerifiedPayment(fixture, payment);
    if (report) await replyWith(page, endpoints.reportStatus, createStatus(report));
    await visitPage(page, successPath(people.paid.id, redirectStatus), heading, text);
  });

/** Runs all retries of the status check immediately. Without this they take 20 seconds. */
async function runAllRetries(page: Page): Promise<void> {
  for (let retry = 0; retry < TIMINGS.statusRetries; retry += 1) await runPausedTimers(page, TIMINGS.statusRetry);
}

const READY_TITLE = 'Your report is ready';
const ISSUE_TITLE = 'Report Generation Issue';

/** Screens of /report-success, from the buyer's return to the ready report. */
export const successScreens: readonly Screen[] = [
  createScreen('success-checking', { as: 'buyer', pending: endpoints.verifyPayment }, ({ page, people }) =>
    visitPage(page, successPath(people.paid.id), 'Checking your payment'),
  ),
  createSuccessScreen('success-processing', 'Your bank is still confirming the payment', {
    payment: { paid: false, paymentStatus: 'processing' },
    report: { status: 'payment_required' },
    redirectStatus: 'processing',
  }),
  createSuccessScreen('success-generating', 'Thank you. Your report is being written', {
    report: { status: 'generating', progress: { percent: 38, section: 'careers' } },
  }),
  createSuccessScreen('success-ready', READY_TITLE, {}),
  createSuccessScreen('success-long-email', READY_TITLE, {
    as: 'longNamed',
    report: {},
    text: "We've made an account for you",
  }),
  createSuccessScreen('success-duplicate-payment', READY_TITLE, {
    payment: { secondPaymentRefunded: true },
    text: 'You have paid for this report twice',
  }),
  createSuccessScreen('success-sign-in-first', READY_TITLE, {
    as: 'visitor',
    payment: { signedIn: false },
    report: {},
    text: 'Sign in to read your report',
  }),
  createSuccessScreen('success-error', ISSUE_TITLE, {
    report: { status: 'error', error: 'The writer did not answer in time.' },
  }),
  createSuccessScreen('success-error-unknown', ISSUE_TITLE, { report: { status: 'error' } }),
  createSuccessScreen('success-unpaid', ISSUE_TITLE, {
    payment: { paid: false, paymentStatus: 'requires_payment_method' },
    report: { status: 'payment_required' },
    text: 'Payment required to generate report',
  }),
  createScreen('success-status-unreachable', { as: 'buyer' }, async (fixture) => {
    await mockVerifiedPayment(fixture);
    await refuseCall(fixture.page, endpoints.reportStatus, 503);
    await visitWithPausedTimers(fixture.page, successPath(fixture.people.paid.id), 'Checking your payment');
    await runAllRetries(fixture.page);
    await waitForText(fixture.page, /There was an issue generating your report/);
  }),
  createScreen('success-not-found', ({ page, people }) =>
    visitPage(page, successPath(people.paid.id), 'We cannot show this report here'),
  ),
  createScreen('success-invalid', ({ page }) =>
    visitWithPausedTimers(page, '/report-success?assessment=1', 'Invalid Request'),
  ),
];
