import type { Assessment, PaymentVerified, Receipt, ReportStatus } from '@bearings/contracts';
import { PaymentService } from '../payment/payment.service.js';
import { ProviderEventsService } from '../payment/provider-events.service.js';
import { PAYMENT_PROVIDER } from '../payment/payment-provider.js';
import { SettleService } from '../payment/settle.service.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { type Buyer, CARDS, completedVisitor, createIntent, pay } from './buyer.js';
import { confirmCard } from './card.js';
import { mailsTo, mailTo } from './mailbox.js';
import { StandInControl } from './stand-in-control.js';
import { submission } from './submission.factory.js';
import { startTestApi, type TestApi } from './test-api.js';
import { until } from './until.js';

let api: TestApi;
let control: StandInControl;
beforeAll(async () => {
  api = await startTestApi();
  control = new StandInControl(api);
}, 60_000);
afterEach(() => control.clear());
afterAll(() => api.close());

const settle = (intentId: string) => api.app.get(SettleService).settle(intentId);
const verify = async (buyer: Buyer, paymentIntentId: string): Promise<PaymentVerified> =>
  (await buyer.browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId })).body;
const status = async (buyer: Buyer): Promise<string> =>
  (await buyer.browser.get<ReportStatus>(`/api/reports/status/${buyer.assessmentId}`)).body.status;
const receipts = async (buyer: Buyer): Promise<Receipt[]> =>
  (await buyer.browser.get<Receipt[]>('/api/payments')).body;
const ready = (buyer: Buyer) =>
  until(
    () => status(buyer),
    (answer) => answer === 'ready',
  );
const paymentOf = async ({ assessmentId }: Buyer): Promise<string> => {
  const [row]: { id: string }[] = await api.database.query(
    'select id from payments where assessment_id = $1 and refunded_at is null',
    [assessmentId],
  );
  return row?.id ?? '';
};

async function paidBuyer(email: string): Promise<Buyer & { intent: string }> {
  const buyer = await completedVisitor(api, email);
  const intent = await pay(api, buyer);
  expect((await verify(buyer, intent)).paid).toBe(true);
  return { ...buyer, intent };
}

/** How many of our mails about a refund came, once none waits to be sent. */
async function refundMails(address: string): Promise<number> {
  await until(
    () => api.app.get(MailOutbox).countWaiting(),
    (waiting) => waiting === 0,
  );
  const mails = await mailsTo(api, address);
  return mails.filter(({ subject }) => subject === 'Your refund').length;
}

const paymentsOf = async (intent: string): Promise<number> => {
  const rows: unknown[] = await api.database.query('select 1 from payments where intent_id = $1', [
    intent,
  ]);
  return rows.length;
};
const refundsOf = async (intent: string): Promise<number> =>
  (await control.stripe.refunds.list({ payment_intent: intent })).data.length;

/** A second intent for the same assessment, as no tab of ours would open it. */
async function secondIntent(buyer: Buyer): Promise<string> {
  const { client_secret: secret } = await control.stripe.paymentIntents.create({
    amount: 999,
    currency: 'gbp',
    metadata: { assessment_id: buyer.assessmentId, generation: '2' },
  });
  return secret ?? '';
}

describe('a receipt', () => {
  it('tells number, date, item, amount, VAT and the last four digits, to its owner only', async () => {
    const buyer = await paidBuyer('receipt@example.org');
    expect(await receipts(buyer)).toEqual([
      {
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
      },
    ]);
    expect(await receipts(await paidBuyer('other-receipt@example.org'))).toHaveLength(1);
    const visitor = await completedVisitor(api, 'visitor-receipt@example.org');
    expect((await visitor.browser.get('/api/payments')).status).toBe(401);
  });
});

describe('receipts', () => {
  it('stay when the assessment was paid back and then taken anew', async () => {
    const buyer = await paidBuyer('retaken@example.org');
    await api.app.get(PaymentService).refund(await paymentOf(buyer));
    const retaken = submission({ email: 'retaken@example.org' }, 1);
    await buyer.browser.post('/api/assessments/public', retaken);
    const { body } = await buyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id)).not.toContain(buyer.assessmentId);
    expect(await receipts(buyer)).toMatchObject([
      { assessmentId: buyer.assessmentId, refundedAmount: 999, refundedAt: expect.any(String) },
    ]);
  });

  it('are numbered without gaps, however often a payment is looked at', async () => {
    const numbers: number[] = [];
    for (const email of ['first.number@example.org', 'next.number@example.org']) {
      const buyer = await paidBuyer(email);
      for (let i = 0; i < 3; i += 1) await settle(buyer.intent);
      const [receipt] = await receipts(buyer);
      numbers.push(Number(receipt?.number.slice(2)));
    }
    const [first = NaN, next] = numbers;
    expect(next).toBe(first + 1);
  });
});

describe('a refund', () => {
  it('in part changes the receipt and nothing else', async () => {
    const buyer = await paidBuyer('part@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent, amount: 400 });
    await settle(buyer.intent);
    await ready(buyer);
    expect(await receipts(buyer)).toMatchObject([{ refundedAmount: 400, refundedAt: null }]);
    await control.stripe.refunds.create({ payment_intent: buyer.intent });
    await settle(buyer.intent);
    expect(await status(buyer)).toBe('payment_required');
    expect(await receipts(buyer)).toMatchObject([
      { refundedAmount: 999, refundedAt: expect.any(String) },
    ]);
  });

  it('ends access, and buying again reopens the same report', async () => {
    const buyer = await paidBuyer('again@example.org');
    await ready(buyer);
    const reportId = (await buyer.browser.get<{ id: string }[]>('/api/reports')).body[0]?.id;
    expect(await api.app.get(PaymentService).refund(await paymentOf(buyer))).toBe(true);
    const path = `/api/reports/assessment/${buyer.assessmentId}`;
    expect((await buyer.browser.get(path)).status).toBe(404);
    expect((await verify(buyer, await pay(api, buyer))).paid).toBe(true);
    expect((await buyer.browser.get(path)).body).toMatchObject({ id: reportId });
    expect(await receipts(buyer)).toHaveLength(2);
    const { text } = await mailTo(api, 'again@example.org', /^Your refund$/);
    expect(text).toMatch(
      /sent your payment back\.\s+Receipt R-\d{6}: .+\s+Refunded: £9\.99, .+ 4242\s/,
    );
    expect(text).toContain('ends access to the report');
  });

  it('before the report is written withdraws it, and buying again asks for it anew', async () => {
    const buyer = await paidBuyer('unwritten@example.org');
    await ready(buyer);
    await api.database.query(
      `update reports set state = 'requested', due_at = now() + interval '1 hour'
        where assessment_id = $1`,
      [buyer.assessmentId],
    );
    await api.app.get(PaymentService).refund(await paymentOf(buyer));
    const left: unknown[] = await api.database.query(
      'select 1 from reports where assessment_id = $1',
      [buyer.assessmentId],
    );
    expect(left).toEqual([]);
    await verify(buyer, await pay(api, buyer));
    await ready(buyer);
  });

  it('that the provider cannot take now happens by itself later', async () => {
    const buyer = await paidBuyer('later@example.org');
    await control.order({ fault: 'error', on: 'refunds.create', times: 3, status: 500 });
    expect(await api.app.get(PaymentService).refund(await paymentOf(buyer))).toBe(false);
    expect(await status(buyer)).not.toBe('payment_required');
    await control.clear();
    await api.database.query('update refund_orders set due_at = now()');
    await until(
      () => status(buyer),
      (answer) => answer === 'payment_required',
    );
    const { data } = await control.stripe.refunds.list({ payment_intent: buyer.intent });
    expect(data.map(({ amount }) => amount)).toEqual([999]);
  });
});

describe('a dispute', () => {
  it('leaves access while it is open, and ends it when it is lost', async () => {
    const buyer = await paidBuyer('lost@example.org');
    const id = await control.dispute(buyer.intent);
    await settle(buyer.intent);
    await ready(buyer);
    expect(await receipts(buyer)).toMatchObject([{ dispute: 'open', refundedAt: null }]);
    await control.closeDispute(id, 'lost');
    await settle(buyer.intent);
    expect(await status(buyer)).toBe('payment_required');
    expect(await receipts(buyer)).toMatchObject([{ dispute: 'lost', refundedAmount: 999 }]);
    expect(await refundMails('lost@example.org')).toBe(0);
  });

  it('that is won changes nothing but the receipt', async () => {
    const buyer = await paidBuyer('won@example.org');
    const id = await control.dispute(buyer.intent);
    await settle(buyer.intent);
    await control.closeDispute(id, 'won');
    await settle(buyer.intent);
    await ready(buyer);
    expect(await receipts(buyer)).toMatchObject([{ dispute: 'won', refundedAt: null }]);
  });
});

describe('two payments for one assessment', () => {
  it('keep one; the other goes back by itself, and its buyer is told', async () => {
    const buyer = await completedVisitor(api, 'twice@example.org');
    const first = await pay(api, buyer);
    const second = await confirmCard(api, await secondIntent(buyer), CARDS.good);
    await Promise.all([settle(first), settle(second), settle(second), settle(first)]);
    const told = [await verify(buyer, first), await verify(buyer, second)];
    expect(told.map(({ paid }) => paid)).toEqual([true, true]);
    expect(told.filter(({ secondPaymentRefunded }) => secondPaymentRefunded)).toHaveLength(1);
    const { data } = await control.stripe.refunds.list();
    const back = data.filter((refund) => [first, second].includes(String(refund.payment_intent)));
    expect(back.map(({ amount }) => amount)).toEqual([999]);
    await ready(buyer);
    expect((await receipts(buyer)).map(({ refundedAmount }) => refundedAmount).toSorted()).toEqual([
      0, 999,
    ]);
    // Also those who have closed their tabs.
    const { text } = await mailTo(api, 'twice@example.org', /^Your refund$/);
    expect(text).toContain('sent the second payment back');
    expect(text).toContain('your report is yours as before');
    await Promise.all([settle(first), settle(second)]);
    expect(await refundMails('twice@example.org')).toBe(1);
  });

  it('keep one of each pair, though both arrive at the same moment', async () => {
    for (let i = 0; i < 8; i += 1) {
      const buyer = await completedVisitor(api, `moment${i}@example.org`);
      const intents = [
        await pay(api, buyer),
        await confirmCard(api, await secondIntent(buyer), CARDS.good),
      ];
      const settled = await Promise.all(intents.map((intent) => settle(intent)));
      expect(settled.map((each) => each?.paid)).toEqual([true, true]);
      const refunds = await Promise.all(intents.map((intent) => refundsOf(intent)));
      expect(refunds.toSorted()).toEqual([0, 1]);
    }
  });

  it('are refused by the database itself, as a second report is', async () => {
    const buyer = await paidBuyer('database@example.org');
    const second = (await secondIntent(buyer)).split('_secret_')[0] ?? '';
    await settle(second);
    const insert = (intent: string) =>
      api.database.query(
        `insert into payments (assessment_id, intent_id, amount, currency)
         values ($1, $2, 999, 'gbp')`,
        [buyer.assessmentId, intent],
      );
    await expect(insert(second)).rejects.toMatchObject({ code: '23505' });
    await api.database.query('update payments set refunded_at = now() where intent_id = $1', [
      buyer.intent,
    ]);
    await expect(insert(buyer.intent)).rejects.toMatchObject({ code: '23505' });
    const report = 'insert into reports (assessment_id) values ($1)';
    await expect(api.database.query(report, [buyer.assessmentId])).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('give one back even if the refund does not follow the commit', async () => {
    const buyer = await paidBuyer('crash@example.org');
    const second = await confirmCard(api, await secondIntent(buyer), CARDS.good);
    const refund = jest
      .spyOn(api.app.get(PAYMENT_PROVIDER), 'refundIntent')
      .mockRejectedValueOnce(new Error('the process has just been killed'));
    await settle(second);
    refund.mockRestore();
    expect(await refundsOf(second)).toBe(0);
    await api.database.query('update refund_orders set due_at = now()');
    await until(
      () => refundsOf(second),
      (count) => count === 1,
    );
  });
});

describe('a refund that fails at the bank', () => {
  const dueNow = (intent: string) =>
    api.database.query('update refund_orders set due_at = now() where intent_id = $1', [intent]);
  const statuses = async (intent: string): Promise<(string | null)[]> => {
    const { data } = await control.stripe.refunds.list({ payment_intent: intent });
    return data.map((refund) => refund.status).toSorted();
  };
  const isOwed = async (intent: string): Promise<boolean> => {
    const rows: unknown[] = await api.database.query(
      'select 1 from refund_orders where intent_id = $1 and done_at is null',
      [intent],
    );
    return rows.length === 1;
  };
  const isAlarm = (intent: string) => (line: string) =>
    line.includes(intent) && line.includes('a refund failed') && line.includes('"alert":true');
  const failed = async (intent: string) => {
    await control.failRefund(intent);
    // As the webhook, or the provider's list of events, has it looked at.
    await api.database.query('update event_cursor set due_at = now()');
    await until(
      () => isOwed(intent),
      (owed) => owed,
    );
  };
  const givenAgain = async (intent: string) => {
    await dueNow(intent);
    await until(
      () => isOwed(intent),
      (owed) => !owed,
    );
    expect(await statuses(intent)).toEqual(['failed', 'succeeded']);
    expect(api.log.some(isAlarm(intent))).toBe(true);
  };

  it('is given again when it was of a second payment: one payment is kept', async () => {
    const buyer = await paidBuyer('fails-twice@example.org');
    const second = await confirmCard(api, await secondIntent(buyer), CARDS.good);
    await settle(second);
    await failed(second);
    // It is not tried at every look: the bank may refuse it each time.
    await Promise.all([settle(second), settle(second)]);
    expect(await statuses(second)).toEqual(['failed']);
    await givenAgain(second);
    expect(await refundsOf(buyer.intent)).toBe(0);
    expect((await verify(buyer, buyer.intent)).paid).toBe(true);
    expect(await refundMails('fails-twice@example.org')).toBe(1);
  });

  it('is given again when an administrator gave it, and access stays ended', async () => {
    const buyer = await paidBuyer('fails-asked@example.org');
    await api.app.get(PaymentService).refund(await paymentOf(buyer));
    await failed(buyer.intent);
    expect(await status(buyer)).toBe('payment_required');
    await givenAgain(buyer.intent);
    expect(await status(buyer)).toBe('payment_required');
  });

  it("is given again when it was made at the provider's own site", async () => {
    const buyer = await paidBuyer('fails-elsewhere@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent });
    await settle(buyer.intent);
    await failed(buyer.intent);
    await givenAgain(buyer.intent);
  });

  it('in part leaves the receipt without it', async () => {
    const buyer = await paidBuyer('fails-part@example.org');
    await control.stripe.refunds.create({ payment_intent: buyer.intent, amount: 400 });
    await settle(buyer.intent);
    await control.failRefund(buyer.intent);
    await settle(buyer.intent);
    expect(await receipts(buyer)).toMatchObject([{ refundedAmount: 0, refundedAt: null }]);
    expect(await isOwed(buyer.intent)).toBe(false);
  });
});

describe('an assessment that was left behind', () => {
  it('has its intent cancelled, and is shown again if it was paid after all', async () => {
    const buyer = await completedVisitor(api, 'behind@example.org');
    const secret = await createIntent(buyer);
    await buyer.browser.post('/api/assessments/public', submission({ email: 'x@example.org' }, 2));
    const intent = secret.split('_secret_')[0] ?? '';
    await until(
      () => control.stripe.paymentIntents.retrieve(intent),
      ({ status: now }) => now === 'canceled',
    );

    const paid = await completedVisitor(api, 'behind-paid@example.org');
    const paidIntent = await pay(api, paid);
    await paid.browser.post('/api/assessments/public', submission({ email: 'y@example.org' }, 2));
    expect((await verify(paid, paidIntent)).paid).toBe(true);
    const { body } = await paid.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id)).toContain(paid.assessmentId);
  });

  it('and deleted gives back what is paid too late, and keeps what was paid before', async () => {
    const before = await paidBuyer('deleted-before@example.org');
    const late = await completedVisitor(api, 'deleted-late@example.org');
    const secret = await createIntent(late);
    const open = await completedVisitor(api, 'deleted-open@example.org');
    const openIntent = (await createIntent(open)).split('_secret_')[0] ?? '';
    const lateIntent = await confirmCard(api, secret, CARDS.good);
    await api.database.query('delete from assessments where id = any($1)', [
      [before.assessmentId, late.assessmentId, open.assessmentId],
    ]);
    await settle(lateIntent);
    await settle(before.intent);
    expect([await refundsOf(lateIntent), await refundsOf(before.intent)]).toEqual([1, 0]);
    await until(
      () => control.stripe.paymentIntents.retrieve(openIntent),
      ({ status: now }) => now === 'canceled',
    );
  });
});

describe('the list of events', () => {
  it('brings what no webhook brought, however long after checkout was opened', async () => {
    const buyer = await completedVisitor(api, 'list@example.org');
    const intent = await pay(api, buyer);
    await api.database.query(
      `update payment_intents set due_at = now() + interval '1 day' where id = $1`,
      [intent],
    );
    await api.database.query('update event_cursor set due_at = now()');
    await ready(buyer);
    expect(await paymentsOf(intent)).toBe(1);
  });

  it('is read by one process at a time, every 20 seconds', async () => {
    const events = api.app.get(ProviderEventsService);
    const list = jest.fn(async function* none() {});
    await api.database.query('update event_cursor set due_at = now()');
    const provider = { ...api.app.get(PAYMENT_PROVIDER), listEvents: list };
    await Promise.all([events.list(provider), events.list(provider), events.list(provider)]);
    expect(list.mock.calls.length).toBeLessThanOrEqual(1);
    const [row]: { wait: number }[] = await api.database.query(
      'select extract(epoch from due_at - now())::int as wait from event_cursor',
    );
    expect(row?.wait).toBeGreaterThan(10);
    expect(row?.wait).toBeLessThanOrEqual(20);
  });
});

describe('a fault inside the provider', () => {
  it('that it remembers for the key leads to the next generation, one of them for sale', async () => {
    const buyer = await completedVisitor(api, 'fault@example.org');
    await control.order({ fault: 'error', on: 'payment_intents.create', status: 500, after: true });
    const secret = await createIntent(buyer);
    expect(secret).toMatch(/^pi_/);
    expect(await createIntent(buyer)).toBe(secret);
    const rows: { generation: number }[] = await api.database.query(
      'select generation from payment_intents where assessment_id = $1',
      [buyer.assessmentId],
    );
    expect(rows.map(({ generation }) => generation)).toEqual([2]);
  });

  it.each([
    ['a lost answer', { fault: 'hang-up' }],
    ['a conflict', { fault: 'error', status: 409 }],
  ] as const)('that is %s is waited out, with one intent in the end', async (_, mode) => {
    const buyer = await completedVisitor(api, `${mode.fault}@example.org`);
    await control.order({ on: 'payment_intents.create', times: 1, ...mode });
    expect(await createIntent(buyer)).toMatch(/^pi_/);
    const { data } = await control.stripe.paymentIntents.list({ limit: 100 });
    const made = data.filter((intent) => intent.metadata['assessment_id'] === buyer.assessmentId);
    expect(made).toHaveLength(1);
  });

  it.each([429, 500, 503])('that lasts (%i) is said, and says when to come back', async (fault) => {
    const buyer = await completedVisitor(api, `lasts${fault}@example.org`);
    await control.order({ fault: 'error', on: 'payment_intents.*', times: null, status: fault });
    const answer = await buyer.browser.refused('POST', '/api/create-payment-intent', {
      assessmentId: buyer.assessmentId,
      amount: 9.99,
    });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 503,
      code: 'payment_unavailable',
    });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await control.clear();
    expect(await createIntent(buyer)).toMatch(/^pi_/);
  });
});
