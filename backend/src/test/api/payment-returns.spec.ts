import type { Assessment, Receipt } from '@bearings/contracts';
import { PaymentService } from '../../payment/payment.service.js';
import { EventRepository } from '../../payment/events/event.repository.js';
import { ProviderEventsService } from '../../payment/events/provider-events.service.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../payment/provider/payment-provider.js';
import { SettleService } from '../../payment/settle/settle.service.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { LOGGER } from '../../platform/logging/logger.js';
import {
  buyReportFor,
  type Buyer,
  TEST_CARDS,
  createVisitorWithAssessment,
  createIntent,
  payForReport,
  refundActivePayment,
  refusedIntent,
  waitUntilReportReady,
  readStatus,
  verifyPayment,
} from '../support/buyer.js';
import { confirmCard } from '../support/card.js';
import { waitForAllMailsTo, findMailTo } from '../support/mailbox.js';
import { StandInControl } from '../support/stand-in-control.js';
import { submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useSharedApi();
let control: StandInControl;
beforeAll(async () => {
  control = new StandInControl(api);
});
afterEach(() => control.clear());

const settleIntent = (intentId: string) => api.app.get(SettleService).settle(intentId);
const isPaid = async (buyer: Buyer, intent: string): Promise<boolean> => (await verifyPayment(buyer, intent)).body.paid;
const fetchStatus = async (buyer: Buyer): Promise<string> => (await readStatus(buyer)).status;
const fetchReceipts = async (buyer: Buyer): Promise<Receipt[]> =>
  (await buyer.browser.get<Receipt[]>('/api/payments')).body;
const createPaidBuyer = async (email: string) => buyReportFor(api, await createVisitorWithAssessment(api, email));

const countMails = async (address: string, wanted: string): Promise<number> =>
  (await waitForAllMailsTo(api, address)).filter(({ subject }) => subject === wanted).length;
const countRefundMails = (address: string) => countMails(address, 'Your refund');

const countPayments = async (intent: string): Promise<number> =>
  (await api.sql`select 1 from payments where intent_id = ${intent}`).length;
const listRefunds = async (intent: string) =>
  (await control.stripe.refunds.list({ payment_intent: intent })).data.map(({ amount, status }) => ({
    amount,
    status,
  }));
const countRefunds = async (intent: string): Promise<number> => (await listRefunds(intent)).length;
const waitForCancellation = (intent: string) =>
  pollUntil(
    () => control.stripe.paymentIntents.retrieve(intent),
    ({ status }) => status === 'canceled',
  );

/**
 * Creates a second intent for the same assessment at the provider, which our checkout never does.
 * Returns its client secret.
 */
async function createSecondIntent(buyer: Buyer): Promise<string> {
  const { client_secret: secret } = await control.stripe.paymentIntents.create({
    amount: 999,
    currency: 'gbp',
    metadata: { assessment_id: buyer.assessmentId, generation: '2' },
  });
  return secret ?? '';
}

describe('a receipt', () => {
  it('shows the buyer its number, the date, item, amount and VAT, and the last four digits of the card', async () => {
    const buyer = await createPaidBuyer('receipt@example.org');
    expect(await fetchReceipts(buyer)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        number: expect.stringMatching(/^R-\d{6}$/),
        assessmentId: buyer.assessmentId,
        paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        item: 'Bearings career report',
        amount: 999,
        currency: 'gbp',
        refundedAmount: 0,
        refundedAt: null,
        dispute: null,
        cardLast4: '4242',
        vatNote: 'No VAT is charged.',
        seller: 'Bearings Ltd, 1 High Street, London',
      },
    ]);
    expect(await fetchReceipts(await createPaidBuyer('other-receipt@example.org'))).toHaveLength(1);
    const visitor = await createVisitorWithAssessment(api, 'visitor-receipt@example.org');
    expect((await visitor.browser.get('/api/payments')).status).toBe(401);
  });
});

describe('receipts', () => {
  it('remain when the assessment is refunded and its owner submits new answers', async () => {
    const buyer = await createPaidBuyer('retaken@example.org');
    await refundActivePayment(api, buyer);
    const retakenSubmission = submission({ email: 'retaken@example.org' }, 1);
    await buyer.browser.post('/api/assessments/public', retakenSubmission);
    const { body } = await buyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id)).not.toContain(buyer.assessmentId);
    expect(await fetchReceipts(buyer)).toMatchObject([
      { assessmentId: buyer.assessmentId, refundedAmount: 999, refundedAt: expect.any(String) },
    ]);
  });

  it('are numbered without gaps even when a payment is settled several times', async () => {
    const replyNumbers: number[] = [];
    for (const email of ['first.number@example.org', 'next.number@example.org']) {
      const buyer = await createPaidBuyer(email);
      for (let i = 0; i < 3; i += 1) await settleIntent(buyer.intent);
      const [receipt] = await fetchReceipts(buyer);
      replyNumbers.push(Number(receipt?.number.slice(2)));
    }
    const [first = NaN, next = NaN] = replyNumbers;
    // The reconciler may settle payments of other tests in between, so their receipts are counted too.
    const numbered = await api.value<number>`
      select count(*)::int from payments where receipt_number > ${first} and receipt_number <= ${next}`;
    expect(numbered).toBe(next - first);
  });
});

describe('a refund', () => {
  it('of part of the amount changes the receipt but not the access', async () => {
    const buyer = await createPaidBuyer('part@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent, amount: 400 });
    await settleIntent(buyer.intent);
    await waitUntilReportReady(buyer);
    expect(await fetchReceipts(buyer)).toMatchObject([{ refundedAmount: 400, refundedAt: null }]);
    await control.stripe.refunds.create({ payment_intent: buyer.intent });
    await settleIntent(buyer.intent);
    expect(await fetchStatus(buyer)).toBe('payment_required');
    expect(await fetchReceipts(buyer)).toMatchObject([{ refundedAmount: 999, refundedAt: expect.any(String) }]);
  });

  it('ends access to the report, and a second purchase reopens the same report', async () => {
    const buyer = await createPaidBuyer('again@example.org');
    await waitUntilReportReady(buyer);
    const reportId = (await buyer.browser.get<{ id: string }[]>('/api/reports')).body[0]?.id;
    const paymentId = await api.value<string>`select id from payments where intent_id = ${buyer.intent}`;
    for (const _ of ['once', 'twice']) expect(await api.app.get(PaymentService).refund(paymentId)).toBe(true);
    expect(await countRefunds(buyer.intent)).toBe(1);
    const path = `/api/reports/assessment/${buyer.assessmentId}`;
    expect((await buyer.browser.get(path)).status).toBe(404);
    expect(await isPaid(buyer, await payForReport(api, buyer))).toBe(true);
    expect((await buyer.browser.get(path)).body).toMatchObject({ id: reportId });
    expect(await fetchReceipts(buyer)).toHaveLength(2);
    const { text } = await findMailTo(api, 'again@example.org', /^Your refund$/);
    expect(text).toMatch(
      /sent your payment back\.\s+Receipt R-\d{6}\nItem: .+\nPaid on: .+\nCard: .+ 4242\nRefunded: £9\.99\s/,
    );
    expect(text).toContain('ends access to the report');
  });

  it('deletes a report that is not yet written, and a second purchase requests that report again', async () => {
    const buyer = await createPaidBuyer('unwritten@example.org');
    await waitUntilReportReady(buyer);
    await api.sql`update reports set state = 'requested' where assessment_id = ${buyer.assessmentId}`;
    await refundActivePayment(api, buyer);
    const reportsLeft = await api.sql`select 1 from reports where assessment_id = ${buyer.assessmentId}`;
    expect(reportsLeft).toEqual([]);
    await verifyPayment(buyer, await payForReport(api, buyer));
    await waitUntilReportReady(buyer);
  });

  it('of a payment whose record has gone meanwhile is not reported as done', async () => {
    const buyer = await createPaidBuyer('gone@example.org');
    jest.spyOn(api.app.get(SettleService), 'settle').mockImplementationOnce(async () => {
      await api.sql`delete from payments where intent_id = ${buyer.intent}`;
      return null;
    });
    await expect(refundActivePayment(api, buyer)).rejects.toThrow(NotFoundError);
  });

  it('that the provider rejects is retried later', async () => {
    const buyer = await createPaidBuyer('later@example.org');
    await control.order({ fault: 'error', on: 'refunds.create', times: 3, status: 500 });
    expect(await refundActivePayment(api, buyer)).toBe(false);
    expect(await fetchStatus(buyer)).not.toBe('payment_required');
    await control.clear();
    await api.sql`update refund_orders set due_at = now()`;
    await pollUntil(() => fetchStatus(buyer), 'payment_required');
    expect(await listRefunds(buyer.intent)).toMatchObject([{ amount: 999 }]);
  });
});

describe('a dispute', () => {
  it('ends access to the report only when it is lost', async () => {
    const buyer = await createPaidBuyer('lost@example.org');
    const id = await control.dispute(buyer.intent);
    await settleIntent(buyer.intent);
    await waitUntilReportReady(buyer);
    expect(await fetchReceipts(buyer)).toMatchObject([{ dispute: 'open', refundedAt: null }]);
    const countSpy = jest.spyOn(api.app.get(Metrics), 'count');
    await control.closeDispute(id, 'lost');
    await settleIntent(buyer.intent);
    await settleIntent(buyer.intent);
    const reversals = countSpy.mock.calls.filter(([, labels]) => Reflect.get(labels, 'outcome') === 'reversed');
    countSpy.mockRestore();
    expect(reversals).toHaveLength(1);
    expect(await fetchStatus(buyer)).toBe('payment_required');
    expect(await fetchReceipts(buyer)).toMatchObject([{ dispute: 'lost', refundedAmount: 999 }]);
    expect(await countRefundMails('lost@example.org')).toBe(0);
  });

  it('that is won changes the receipt but not the access', async () => {
    const buyer = await createPaidBuyer('won@example.org');
    const id = await control.dispute(buyer.intent);
    await settleIntent(buyer.intent);
    await control.closeDispute(id, 'won');
    await settleIntent(buyer.intent);
    await waitUntilReportReady(buyer);
    expect(await fetchReceipts(buyer)).toMatchObject([{ dispute: 'won', refundedAt: null }]);
  });

  it('that is lost and later decided in our favour restores access once, and emails the buyer', async () => {
    const buyer = await createPaidBuyer('won-back@example.org');
    await waitUntilReportReady(buyer);
    const receiptMails = () => countMails('won-back@example.org', 'Your career report is ready, with your receipt');
    // Waits for the first receipt email, because an email that is still unsent when the dispute is lost would be
    // discarded.
    await pollUntil(receiptMails, 1);
    const id = await control.dispute(buyer.intent);
    await control.closeDispute(id, 'lost');
    await settleIntent(buyer.intent);
    expect(await fetchStatus(buyer)).toBe('payment_required');
    await control.closeDispute(id, 'won');
    await settleIntent(buyer.intent);
    await settleIntent(buyer.intent);
    await waitUntilReportReady(buyer);
    expect(await fetchReceipts(buyer)).toMatchObject([{ dispute: 'won', refundedAt: null, refundedAmount: 0 }]);
    await pollUntil(receiptMails, 2);
  });

  it('that is decided in our favour after the buyer paid again leads to a refund of the disputed payment', async () => {
    const buyer = await createPaidBuyer('won-late@example.org');
    const id = await control.dispute(buyer.intent);
    await control.closeDispute(id, 'lost');
    await settleIntent(buyer.intent);
    const secondIntentId = await payForReport(api, buyer);
    expect(await isPaid(buyer, secondIntentId)).toBe(true);
    await control.closeDispute(id, 'won');
    await settleIntent(buyer.intent);
    expect(await listRefunds(buyer.intent)).toMatchObject([{ amount: 999 }]);
    await waitUntilReportReady(buyer);
    expect((await fetchReceipts(buyer)).map(({ refundedAmount }) => refundedAmount)).toEqual([0, 999]);
    await pollUntil(() => countRefundMails('won-late@example.org'), 1);
  });
});

describe('a status at the provider that this release does not know', () => {
  it('is logged with an alert and counted, without changing the payment', async () => {
    const buyer = await createPaidBuyer('unknown-status@example.org');
    await waitUntilReportReady(buyer);
    const provider = api.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const intent = await provider.retrieveIntent(buyer.intent);
    if (!intent) throw new Error('The intent exists.');
    const unknownStatuses = [{ object: 'dispute', status: 'in_mediation' }] as const;
    const retrieval = jest.spyOn(provider, 'retrieveIntent').mockResolvedValue({ ...intent, unknownStatuses });
    const countSpy = jest.spyOn(api.app.get(Metrics), 'count');
    await settleIntent(buyer.intent);
    retrieval.mockRestore();
    expect(countSpy).toHaveBeenCalledWith('bearings_unknown_statuses_total', { object: 'dispute' });
    countSpy.mockRestore();
    const line = api.log.find((each) => each.includes('unknown provider status'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 50,
      intent: buyer.intent,
      object: 'dispute',
      status: 'in_mediation',
      alert: true,
    });
    expect(await fetchStatus(buyer)).toBe('ready');
  });
});

describe('two payments for one assessment', () => {
  it('leave one payment active, and cause a refund of the other payment with an email to the buyer', async () => {
    const buyer = await createVisitorWithAssessment(api, 'twice@example.org');
    const first = await payForReport(api, buyer);
    const second = await confirmCard(api, await createSecondIntent(buyer), TEST_CARDS.good);
    await Promise.all([settleIntent(first), settleIntent(second), settleIntent(second), settleIntent(first)]);
    const results = [(await verifyPayment(buyer, first)).body, (await verifyPayment(buyer, second)).body];
    expect(results.map(({ paid }) => paid)).toEqual([true, true]);
    expect(results.filter(({ secondPaymentRefunded }) => secondPaymentRefunded)).toHaveLength(1);
    const { data } = await control.stripe.refunds.list();
    const returnedRefunds = data.filter((refund) => [first, second].includes(String(refund.payment_intent)));
    expect(returnedRefunds.map(({ amount }) => amount)).toEqual([999]);
    await waitUntilReportReady(buyer);
    expect((await fetchReceipts(buyer)).map(({ refundedAmount }) => refundedAmount).toSorted()).toEqual([0, 999]);
    // A buyer who has closed the tab learns of the refund by email.
    const { text } = await findMailTo(api, 'twice@example.org', /^Your refund$/);
    expect(text).toContain('sent the second payment back');
    expect(text).toContain('your report is yours as before');
    await Promise.all([settleIntent(first), settleIntent(second)]);
    expect(await countRefundMails('twice@example.org')).toBe(1);
  });

  it('lead to exactly one refund when both payments are settled at the same time', async () => {
    for (let i = 0; i < 8; i += 1) {
      const buyer = await createVisitorWithAssessment(api, `moment${i}@example.org`);
      const intents = [
        await payForReport(api, buyer),
        await confirmCard(api, await createSecondIntent(buyer), TEST_CARDS.good),
      ];
      const settleResults = await Promise.all(intents.map((intent) => settleIntent(intent)));
      expect(settleResults.map((each) => each?.paid)).toEqual([true, true]);
      const refunds = await Promise.all(intents.map((intent) => countRefunds(intent)));
      expect(refunds.toSorted()).toEqual([0, 1]);
    }
  });

  it('cannot both be active, because unique indexes refuse the second payment, as they refuse a second report', async () => {
    const buyer = await createPaidBuyer('database@example.org');
    const second = (await createSecondIntent(buyer)).split('_secret_')[0] ?? '';
    await settleIntent(second);
    const insert = (intent: string) =>
      api.sql`insert into payments (assessment_id, intent_id, amount, currency)
         values (${buyer.assessmentId}, ${intent}, 999, 'gbp')`;
    await expect(insert(second)).rejects.toMatchObject({ code: '23505' });
    await api.sql`update payments set refunded_at = now() where intent_id = ${buyer.intent}`;
    await expect(insert(buyer.intent)).rejects.toMatchObject({ code: '23505' });
    const report = 'insert into reports (assessment_id) values ($1)';
    await expect(api.database.query(report, [buyer.assessmentId])).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('lead to one refund even when the process is killed before the refund is made', async () => {
    const buyer = await createPaidBuyer('crash@example.org');
    // Delays the list of events, because an event in it would settle the intent again and order the refund
    // before the sweep does.
    await api.sql`update event_cursor set due_at = now() + interval '1 hour'`;
    const second = await confirmCard(api, await createSecondIntent(buyer), TEST_CARDS.good);
    const refund = jest
      .spyOn(api.app.get(PAYMENT_PROVIDER), 'refundIntent')
      .mockRejectedValueOnce(new Error('the process has just been killed'));
    await settleIntent(second);
    refund.mockRestore();
    expect(await countRefunds(second)).toBe(0);
    await api.sql`update refund_orders set due_at = now()`;
    await pollUntil(() => countRefunds(second), 1);
    await api.sql`update event_cursor set due_at = now()`;
  });
});

describe('a refund that fails at the bank', () => {
  const makeDueNow = (intent: string) => api.sql`update refund_orders set due_at = now() where intent_id = ${intent}`;
  const readStatuses = async (intent: string): Promise<(string | null)[]> =>
    (await listRefunds(intent)).map(({ status }) => status).toSorted();
  const hasOpenOrder = async (intent: string): Promise<boolean> =>
    (await api.sql`select 1 from refund_orders where intent_id = ${intent} and done_at is null`).length === 1;
  const isAlarm = (intent: string) => (line: string) =>
    line.includes(intent) && line.includes('refund failed at the bank') && line.includes('"alert":true');
  const failRefund = async (intent: string) => {
    await control.failRefund(intent);
    // Makes the API read the provider's events now. The event of the failed refund then triggers a fetch of the intent.
    await api.sql`update event_cursor set due_at = now()`;
    await pollUntil(() => hasOpenOrder(intent));
  };
  const expectRetried = async (intent: string) => {
    await makeDueNow(intent);
    await pollUntil(() => hasOpenOrder(intent), false);
    expect(await readStatuses(intent)).toEqual(['failed', 'succeeded']);
    expect(api.log.some(isAlarm(intent))).toBe(true);
  };

  it('is retried when it was for a duplicate payment, without affecting the other payment', async () => {
    const buyer = await createPaidBuyer('fails-twice@example.org');
    const second = await confirmCard(api, await createSecondIntent(buyer), TEST_CARDS.good);
    await settleIntent(second);
    await failRefund(second);
    // Settling the intent again must not retry the refund at once, because the bank may refuse it again.
    await Promise.all([settleIntent(second), settleIntent(second)]);
    expect(await readStatuses(second)).toEqual(['failed']);
    await expectRetried(second);
    expect(await countRefunds(buyer.intent)).toBe(0);
    expect(await isPaid(buyer, buyer.intent)).toBe(true);
    expect(await countRefundMails('fails-twice@example.org')).toBe(1);
  });

  it('is retried when an administrator ordered it, and the buyer gets no access to the report again', async () => {
    const buyer = await createPaidBuyer('fails-asked@example.org');
    await refundActivePayment(api, buyer);
    await failRefund(buyer.intent);
    expect(await fetchStatus(buyer)).toBe('payment_required');
    await expectRetried(buyer.intent);
    expect(await fetchStatus(buyer)).toBe('payment_required');
  });

  it("is retried when it was made on the provider's own site", async () => {
    const buyer = await createPaidBuyer('fails-elsewhere@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent });
    await settleIntent(buyer.intent);
    await failRefund(buyer.intent);
    await expectRetried(buyer.intent);
  });

  it('is removed from the receipt, and not retried, when only part of the amount was refunded', async () => {
    const buyer = await createPaidBuyer('fails-part@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent, amount: 400 });
    await settleIntent(buyer.intent);
    await control.failRefund(buyer.intent);
    await settleIntent(buyer.intent);
    expect(await fetchReceipts(buyer)).toMatchObject([{ refundedAmount: 0, refundedAt: null }]);
    expect(await hasOpenOrder(buyer.intent)).toBe(false);
  });
});

describe('an unpaid assessment that was superseded or deleted', () => {
  it('has its open intent cancelled when it is superseded, but is restored if the buyer had already paid', async () => {
    const buyer = await createVisitorWithAssessment(api, 'behind@example.org');
    const secret = await createIntent(buyer);
    await buyer.browser.post('/api/assessments/public', submission({ email: 'x@example.org' }, 2));
    await waitForCancellation(secret.split('_secret_')[0] ?? '');

    const paidBuyer = await createVisitorWithAssessment(api, 'behind-paid@example.org');
    const paidIntent = await payForReport(api, paidBuyer);
    await paidBuyer.browser.post('/api/assessments/public', submission({ email: 'y@example.org' }, 2));
    expect(await isPaid(paidBuyer, paidIntent)).toBe(true);
    const { body } = await paidBuyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id)).toContain(paidBuyer.assessmentId);
  });

  it('causes a refund of a payment that is recorded after the deletion, but not of one that was recorded before', async () => {
    const before = await createPaidBuyer('deleted-before@example.org');
    const lateBuyer = await createVisitorWithAssessment(api, 'deleted-late@example.org');
    const secret = await createIntent(lateBuyer);
    const open = await createVisitorWithAssessment(api, 'deleted-open@example.org');
    const openIntentId = (await createIntent(open)).split('_secret_')[0] ?? '';
    const lateIntentId = await confirmCard(api, secret, TEST_CARDS.good);
    await api.sql`delete from assessments where id = any(${[before.assessmentId, lateBuyer.assessmentId, open.assessmentId]})`;
    await settleIntent(lateIntentId);
    await settleIntent(before.intent);
    expect([await countRefunds(lateIntentId), await countRefunds(before.intent)]).toEqual([1, 0]);
    await waitForCancellation(openIntentId);
  });
});

describe('the provider’s list of events', () => {
  it('is read with an overlap of ten minutes by a new process, and of less than a minute afterwards', async () => {
    // Creates a separate service, because the application’s own service has already made its first read of the list.
    const events = new ProviderEventsService(
      api.app.get(EventRepository),
      api.app.get(SettleService),
      api.app.get(Metrics),
      api.app.get(LOGGER),
    );
    const listingTimes: Date[] = [];
    const provider: PaymentProvider = {
      ...api.app.get(PAYMENT_PROVIDER),
      async *listEvents(from: Date) {
        listingTimes.push(from);
        yield* [];
      },
    };
    const cursor = await api.value<Date>`select seen_until from event_cursor`;
    while (listingTimes.length < 2) {
      // Repeats this, because the list is not due for this service if the application has just read it.
      await api.sql`update event_cursor set due_at = now()`;
      await events.list(provider);
    }
    // The stored time of the last read advances during the test, by less than a minute.
    const overlaps = listingTimes.map((from) => Number(cursor) - from.getTime());
    expect(overlaps.map((ms) => Math.ceil(ms / 60_000))).toEqual([10, 1]);
  });

  it('settles a payment whose webhook was lost, even when its intent is not due for reconciliation', async () => {
    const buyer = await createVisitorWithAssessment(api, 'list@example.org');
    const intent = await payForReport(api, buyer);
    await api.sql`update payment_intents set due_at = now() + interval '1 day' where id = ${intent}`;
    await api.sql`update event_cursor set due_at = now()`;
    await waitUntilReportReady(buyer);
    expect(await countPayments(intent)).toBe(1);
  });

  it('is read by one process at a time, at most every five seconds', async () => {
    const events = api.app.get(ProviderEventsService);
    const list = jest.fn(async function* none() {});
    await api.sql`update event_cursor set due_at = now()`;
    const provider = { ...api.app.get(PAYMENT_PROVIDER), listEvents: list };
    await Promise.all([events.list(provider), events.list(provider), events.list(provider)]);
    expect(list.mock.calls.length).toBeLessThanOrEqual(1);
    const delay = await api.value<number>`select extract(epoch from due_at - now())::int as wait from event_cursor`;
    expect(delay).toBeGreaterThan(1);
    expect(delay).toBeLessThanOrEqual(5);
  });
});

describe('a stored event of the provider', () => {
  const readWaitSeconds = (id: string) => api.value<number>`select extract(epoch from due_at - now())::float as wait
         from provider_events where id = ${id} and handled_at is null`;
  const insert = (id: string, intent: string, dueAt: string) =>
    api.database.query(
      `insert into provider_events (id, type, intent_id, tries, due_at)
       values ($1, 'payment_intent.succeeded', $2, 12, ${dueAt})`,
      [id, intent],
    );

  it('is handled within ten seconds after an outage, however often it failed before', async () => {
    const intent = await payForReport(api, await createVisitorWithAssessment(api, 'outage@example.org'));
    await control.order({ fault: 'error', on: 'payment_intents.*', times: null, status: 500 });
    await insert('evt_outage', intent, 'now()');
    await pollUntil(() => api.log.some((line) => line.includes('event not handled')));
    expect(await readWaitSeconds('evt_outage')).toBeLessThanOrEqual(10);
    await control.clear();
    await pollUntil(() => countPayments(intent), 1);
  });

  it('does not delay other events while another process is handling that event', async () => {
    await insert('evt_locked', 'evt_locked', "now() - interval '1 day'");
    await api.database.transaction(async (manager) => {
      await manager.query(`select 1 from provider_events where id = 'evt_locked' for update`);
      // Answered while the lock is held.
      const claimed = await api.app.get(EventRepository).claimDue(10);
      expect(claimed.map(({ id }) => id)).not.toContain('evt_locked');
    });
  });

  it('is due again within ten seconds each time that a process is killed after claiming the event', async () => {
    // Inserts events that are not yet due, so that no sweep of the application claims them.
    for (const id of ['evt_killed_1', 'evt_killed_2']) await insert(id, id, "now() + interval '1 h'");
    const events = api.app.get(EventRepository);
    for (let kills = 0; kills < 3; kills += 1) {
      await api.sql`update provider_events set due_at = now() - interval '1 day' where id like 'evt_killed%'`;
      await events.claimDue(10);
      expect(await readWaitSeconds('evt_killed_1')).toBeLessThanOrEqual(10);
    }
    await api.sql`delete from provider_events where id like 'evt_killed%'`;
  });
});

describe('an error inside the provider', () => {
  it('cannot lead to two intents, because a repeated attempt returns the first intent', async () => {
    const { assessmentId } = await createVisitorWithAssessment(api, 'one-attempt@example.org');
    const provider = api.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const createPayment = () => provider.createIntent({ assessmentId, generation: 1 });
    expect((await createPayment()).id).toBe((await createPayment()).id);
  });

  it('that the provider returns again for the same idempotency key leads to a new attempt with another key', async () => {
    const buyer = await createVisitorWithAssessment(api, 'fault@example.org');
    await control.order({ fault: 'error', on: 'payment_intents.create', status: 500, after: true });
    const secret = await createIntent(buyer);
    expect(secret).toMatch(/^pi_/);
    expect(await createIntent(buyer)).toBe(secret);
    expect(
      await api.values`select generation from payment_intents where assessment_id = ${buyer.assessmentId}`,
    ).toEqual([2]);
  });

  it.each([
    ['a lost reply', { fault: 'hang-up' }],
    ['a conflict', { fault: 'error', status: 409 }],
  ] as const)('causes a retry, but only one intent, when the error is %s', async (_, mode) => {
    const buyer = await createVisitorWithAssessment(api, `${mode.fault}@example.org`);
    await control.order({ on: 'payment_intents.create', times: 1, ...mode });
    expect(await createIntent(buyer)).toMatch(/^pi_/);
    const { data } = await control.stripe.paymentIntents.list({ limit: 100 });
    const createdIntents = data.filter((intent) => intent.metadata['assessment_id'] === buyer.assessmentId);
    expect(createdIntents).toHaveLength(1);
  });

  it.each([429, 500, 503])(
    'that persists with status %i is returned as 503 with a Retry-After header',
    async (fault) => {
      const buyer = await createVisitorWithAssessment(api, `lasts${fault}@example.org`);
      await control.order({ fault: 'error', on: 'payment_intents.*', times: null, status: fault });
      const answer = await refusedIntent(buyer);
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: 503,
        code: 'payment_unavailable',
      });
      expect(answer.headers.get('retry-after')).not.toBeNull();
      await control.clear();
      expect(await createIntent(buyer)).toMatch(/^pi_/);
    },
  );
});
