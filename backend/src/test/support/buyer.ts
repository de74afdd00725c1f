import type {
  Assessment,
  PaymentIntentCreated,
  PaymentVerified,
  ReportDetail,
  ReportStatus,
} from '@bearings/contracts';
import { PaymentService } from '../../payment/payment.service.js';
import { Browser } from './browser.js';
import { confirmCard } from './card.js';
import { submission } from './submission.factory.js';
import type { TestApi } from './test-api.js';
import { pollUntil } from './until.js';

export const TEST_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksForMore: '4000002500003155',
} as const;

export interface Buyer {
  browser: Browser;
  assessmentId: string;
}

/** Completes an unpaid assessment in the given browser, or as a new visitor. */
export async function createVisitorWithAssessment(
  api: TestApi,
  email = 'ada@example.org',
  browser = new Browser(api.url),
): Promise<Buyer> {
  const { body } = await browser.post<Assessment>('/api/assessments/public', submission({ email }));
  return { browser, assessmentId: body.id };
}

/**
 * Creates a signed-in buyer who has bought one report and completed a second assessment. Returns the buyer with the id
 * of the second assessment, which is unpaid.
 */
export async function createBuyerWithSecondAssessment(api: TestApi, email: string): Promise<Buyer> {
  const first = await createVisitorWithAssessment(api, email);
  await buyReportFor(api, first);
  const { body } = await first.browser.post<Assessment>('/api/assessments/public', submission({ email }, 1));
  return { browser: first.browser, assessmentId: body.id };
}

export async function createIntent(buyer: Buyer): Promise<string> {
  const { body } = await buyer.browser.post<PaymentIntentCreated>('/api/create-payment-intent', {
    assessmentId: buyer.assessmentId,
    amount: 9.99,
  });
  return body.clientSecret;
}

/** Requests a payment intent in a case in which the API should refuse it. */
export const refusedIntent = ({ browser, assessmentId }: Buyer, change: object = {}) =>
  browser.refused('POST', '/api/create-payment-intent', { assessmentId, amount: 9.99, ...change });

/** Opens a checkout and pays in the sandbox, but does not verify the payment with the API. Returns the intent's id. */
export async function payForReport(api: TestApi, buyer: Buyer, card: string = TEST_CARDS.good): Promise<string> {
  return confirmCard(api, await createIntent(buyer), card);
}

/** Calls the API to verify a payment, as the browser does after paying. */
export const verifyPayment = ({ browser }: Pick<Buyer, 'browser'>, paymentIntentId: string) =>
  browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId });

/**
 * Pays for the buyer’s report and calls the API to verify the payment. Returns the buyer with the id of the payment
 * intent.
 */
export async function buyReportFor(api: TestApi, buyer: Buyer): Promise<Buyer & { intent: string }> {
  const intent = await payForReport(api, buyer);
  await verifyPayment(buyer, intent);
  return { ...buyer, intent };
}

export const readStatus = async ({ browser, assessmentId }: Buyer): Promise<ReportStatus> =>
  (await browser.get<ReportStatus>(`/api/reports/status/${assessmentId}`)).body;

/** Waits until the paid report of a buyer is written. */
export const waitUntilReportReady = (buyer: Buyer) =>
  pollUntil(
    () => readStatus(buyer),
    ({ status }) => status === 'ready',
  );

/** Reads the report of a buyer. `query` is empty or begins with a question mark. */
export const readReport = async ({ browser, assessmentId }: Buyer, query = ''): Promise<ReportDetail> =>
  (await browser.get<ReportDetail>(`/api/reports/assessment/${assessmentId}${query}`)).body;

/** Waits until a revision of the report is written, and returns the report. */
export const waitForRevision = (buyer: Buyer, revision: number): Promise<ReportDetail> =>
  pollUntil(
    () => readReport(buyer),
    (report) => report.revision === revision,
    15_000,
  );

/** Pays for the report and waits until the report is written. */
export async function buyReport(api: TestApi, buyer: Buyer): Promise<Buyer> {
  await buyReportFor(api, buyer);
  await waitUntilReportReady(buyer);
  return buyer;
}

/** Refunds the active payment of an assessment. Returns whether the provider has accepted the refund. */
export const refundActivePayment = async (api: TestApi, { assessmentId }: Buyer): Promise<boolean> =>
  api.app.get(PaymentService).refund(
    await api.value<string>`select id from payments
        where assessment_id = ${assessmentId} and refunded_at is null`,
  );

/** Creates a visitor who buys a report, which creates the account, and waits until the report is written. */
export const createReportOwner = async (api: TestApi, email?: string): Promise<Buyer> =>
  buyReport(api, await createVisitorWithAssessment(api, email));

/**
 * Pays as {@link payForReport} does, but prevents the reconciler from settling the payment before the test
 * does. For an hour, the reconciler lists no events of the provider and does not check this intent.
 */
export async function payWithoutReconciler(api: TestApi, buyer: Buyer): Promise<string> {
  const pause = "set due_at = now() + interval '1 hour'";
  await api.database.query(`update event_cursor ${pause}`);
  const id = await payForReport(api, buyer);
  await api.database.query(`update payment_intents ${pause} where id = $1`, [id]);
  return id;
}
