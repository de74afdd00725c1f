import { SessionRepository } from '../../auth/sessions/session.repository.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { PAYMENT_PROVIDER, type ProviderIntent } from '../../payment/provider/payment-provider.js';
import { Browser } from '../support/browser.js';
import {
  type Buyer,
  TEST_CARDS,
  createBuyerWithSecondAssessment,
  createVisitorWithAssessment,
  createIntent,
  payForReport,
  payWithoutReconciler,
  refusedIntent,
  refundActivePayment,
  readStatus,
  verifyPayment,
} from '../support/buyer.js';
import { confirmCard } from '../support/card.js';
import { StandInControl } from '../support/stand-in-control.js';
import { countBusyConnections, useSharedApi, withQueryRunner } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import { type WebhookForgery, postWebhook, createSucceededEvent } from '../support/webhook.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const api = useSharedApi();

const readIntents = (buyer: Buyer) =>
  api.sql`select id, generation from payment_intents where assessment_id = ${buyer.assessmentId} order by generation`;
const countIntentsAtProvider = async (): Promise<number> => {
  let count = 0;
  for await (const _ of new StandInControl(api).stripe.paymentIntents.list({ limit: 100 })) {
    count += 1;
  }
  return count;
};
const countRows = async (table: string, { assessmentId }: Buyer): Promise<number> => {
  const rows: unknown[] = await api.database.query(`select 1 from ${table} where assessment_id = $1`, [assessmentId]);
  return rows.length;
};
/** Creates an intent at the provider, which our checkout never does, and pays it. Returns its id. */
async function payForeignIntent(metadata: Record<string, string>, price = { amount: 999, currency: 'gbp' }) {
  const { stripe } = new StandInControl(api);
  const { client_secret: secret } = await stripe.paymentIntents.create({ ...price, metadata });
  return confirmCard(api, secret ?? '', TEST_CARDS.good);
}
const sendWebhook = (event: object, forgery?: WebhookForgery) => postWebhook(api, event, forgery);

describe('opening a checkout', () => {
  it('returns the same intent to twenty concurrent calls', async () => {
    const buyer = await createVisitorWithAssessment(api);
    const secrets = await Promise.all(Array.from({ length: 20 }, () => createIntent(buyer)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readIntents(buyer)).toHaveLength(1);
  });

  describe('is refused, without creating an intent at the provider,', () => {
    let before = 0;
    beforeEach(async () => {
      before = await countIntentsAtProvider();
    });
    afterEach(async () => {
      expect(await countIntentsAtProvider()).toBe(before);
    });

    it.each([0.99, 9.98, 10, 999, 0, -9.99, 1e308, '9.99', null, [9.99], undefined])(
      'for the amount %p',
      async (amount) => {
        const buyer = await createVisitorWithAssessment(api);
        const { status: answer, body } = await refusedIntent(buyer, { amount });
        expect({ answer, field: body.field }).toEqual({ answer: 400, field: 'amount' });
        expect(await readIntents(buyer)).toEqual([]);
      },
    );

    it('for an assessment that is unknown, incomplete or another visitor’s', async () => {
      const owner = await createVisitorWithAssessment(api);
      const { browser } = await createVisitorWithAssessment(api, 'eve@example.org');
      expect((await refusedIntent({ browser, assessmentId: UNKNOWN_ID })).status).toBe(404);
      expect((await refusedIntent({ browser, assessmentId: owner.assessmentId })).status).toBe(404);
      const stranger = new Browser(api.url);
      expect((await refusedIntent({ ...owner, browser: stranger })).status).toBe(404);
      const { body } = await stranger.post<{ id: string }>('/api/assessments/start-tracking', {
        email: 'a@example.org',
      });
      expect((await refusedIntent({ browser: stranger, assessmentId: body.id })).status).toBe(409);
      expect(await readIntents(owner)).toEqual([]);
    });
  });
});

describe('a card', () => {
  it('that is declined leaves the intent open for another card', async () => {
    const buyer = await createVisitorWithAssessment(api, 'declined@example.org');
    const secret = await createIntent(buyer);
    const id = await confirmCard(api, secret, TEST_CARDS.declined);
    expect((await verifyPayment(buyer, id)).body).toMatchObject({ paid: false, signedIn: false });
    expect(await createIntent(buyer)).toBe(secret);
    await confirmCard(api, secret, TEST_CARDS.good);
    expect((await verifyPayment(buyer, id)).body.paid).toBe(true);
  });

  it('that still requires authentication leaves the assessment unpaid', async () => {
    const buyer = await createVisitorWithAssessment(api, 'asks@example.org');
    const id = await payForReport(api, buyer, TEST_CARDS.asksForMore);
    expect((await verifyPayment(buyer, id)).body).toMatchObject({
      paid: false,
      paymentStatus: 'requires_action',
    });
    expect((await readStatus(buyer)).status).toBe('payment_required');
  });
});

describe('settling a payment', () => {
  it('stores one payment and one report for a hundred concurrent verify calls and webhooks', async () => {
    // The buyer has an account already. A first purchase would replace the session that the concurrent calls use.
    const buyer = await createBuyerWithSecondAssessment(api, 'once@example.org');
    const id = await payForReport(api, buyer);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 ? sendWebhook(createSucceededEvent(id, `evt_${i}`)) : verifyPayment(buyer, id),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect([await countRows('payments', buyer), await countRows('reports', buyer)]).toEqual([1, 1]);
  });

  it('is not repeated by a correctly signed event that is an hour old, even after a refund', async () => {
    const buyer = await createVisitorWithAssessment(api, 'hour.late@example.org');
    const id = await payForReport(api, buyer);
    expect((await verifyPayment(buyer, id)).body.paid).toBe(true);
    const hourOldFields = { created: Math.floor(Date.now() / 1000) - 3600 };
    const lateEvent = { ...createSucceededEvent(id, `evt_late_${id}`), ...hourOldFields };
    expect((await sendWebhook(lateEvent)).status).toBe(200);
    expect([await countRows('payments', buyer), await countRows('reports', buyer)]).toEqual([1, 1]);

    await refundActivePayment(api, buyer);
    expect((await sendWebhook({ ...lateEvent, id: `evt_later_${id}` })).status).toBe(200);
    expect((await readStatus(buyer)).status).toBe('payment_required');
    expect(await countRows('payments', buyer)).toBe(1);
    // Only these two events are counted, because the reconciler may have stored the provider's own event too.
    const eventIds = [`evt_late_${id}`, `evt_later_${id}`];
    expect(
      await api.sql`select 1 from provider_events where id = any(${eventIds}) and handled_at is not null`,
    ).toHaveLength(2);
  });

  it('refuses a webhook whose signature is wrong, old, from the future or missing', async () => {
    const buyer = await createVisitorWithAssessment(api, 'forged@example.org');
    const id = await payWithoutReconciler(api, buyer);
    const event = createSucceededEvent(id);
    const forgeries: WebhookForgery[] = [
      { secret: 'whsec_someone_else' },
      { timestamp: Math.floor(Date.now() / 1000) - 3600 },
      { timestamp: Math.floor(Date.now() / 1000) + 3600 },
      { timestamp: 99_999_999_999 },
      { body: JSON.stringify(event).replace('evt_', 'evT_') },
      { body: `${JSON.stringify(event)} ` },
    ];
    for (const forgery of forgeries) expect((await sendWebhook(event, forgery)).status).toBe(400);
    const unsignedReply = await fetch(`${api.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    });
    expect(unsignedReply.status).toBe(400);
    expect(await countRows('payments', buyer)).toBe(0);
    const storedEvents = await api.sql`select 1 from provider_events where intent_id = ${id}`;
    expect(storedEvents).toEqual([]);
    await api.sql`update event_cursor set due_at = now()`;
  });

  it.each([
    ['amount', { amount: 99, currency: 'gbp' }],
    ['currency', { amount: 999, currency: 'eur' }],
  ])('refuses a succeeded intent with the wrong %s, and logs an alert', async (word, price) => {
    const buyer = await createVisitorWithAssessment(api, `wrong-${word}@example.org`);
    const id = await payForeignIntent({ assessment_id: buyer.assessmentId, generation: '1' }, price);
    expect((await sendWebhook(createSucceededEvent(id))).status).toBe(200);
    expect(await countRows('payments', buyer)).toBe(0);
    const alarm = api.log.find((line) => line.includes(id) && line.includes('"alert":true'));
    expect(alarm).toContain(`its ${word} is`);
  });

  it.each([
    ['of the live instead of the test mode', { live: true }, 'it is live'],
    ['that names another assessment than our record', { assessmentId: UNKNOWN_ID }, 'it names another'],
  ])('refuses a succeeded intent %s, and logs an alert', async (_, change, fault) => {
    const buyer = await createVisitorWithAssessment(api, `${fault.replaceAll(' ', '-')}@example.org`);
    const id = await payForReport(api, buyer);
    const provider = api.app.get(PAYMENT_PROVIDER);
    // Only the fetches of this intent are replaced, because the reconciler fetches other intents meanwhile.
    const retrieve = provider.retrieveIntent.bind(provider);
    const retrieval = jest.spyOn(provider, 'retrieveIntent').mockImplementation(async (intentId) => {
      const intent: ProviderIntent = await retrieve(intentId);
      return intentId === id ? { ...intent, ...change } : intent;
    });
    expect((await verifyPayment(buyer, id)).status).toBe(404);
    expect((await sendWebhook(createSucceededEvent(id))).status).toBe(200);
    expect(await countRows('payments', buyer)).toBe(0);
    retrieval.mockRestore();
    const alarm = api.log.find((line) => line.includes(id) && line.includes('"alert":true'));
    expect(alarm).toContain(fault);
  });

  it('ignores the intents of another product in the same Stripe account', async () => {
    const foreignMetadataRows: Record<string, string>[] = [
      { assessment_id: '1234' },
      { assessment_id: '1234', generation: 'second' },
      { assessment_id: '', generation: '99999999999' },
    ];
    for (const metadata of foreignMetadataRows) {
      const id = await payForeignIntent(metadata);
      expect((await sendWebhook(createSucceededEvent(id))).status).toBe(200);
      const readPayments = (): Promise<unknown[]> =>
        api.sql`select 1 from payment_intents where id = ${id}
           union all select 1 from payments where intent_id = ${id}
           union all select 1 from provider_events where intent_id = ${id} and handled_at is null`;
      // The reconciler may have stored the provider's own event of this intent and not yet handled it.
      await pollUntil(readPayments, (rows) => rows.length === 0);
    }
  });

  it.each(['second', '0', '-1', '1.5', '99999999999'])(
    'treats an intent with the invalid attempt number %p as the first attempt, and stores its payment',
    async (generation) => {
      const buyer = await createVisitorWithAssessment(api, 'generation@example.org');
      const id = await payForeignIntent({ assessment_id: buyer.assessmentId, generation });
      expect((await sendWebhook(createSucceededEvent(id))).status).toBe(200);
      expect(await readIntents(buyer)).toEqual([{ id, generation: 1 }]);
      expect(await countRows('payments', buyer)).toBe(1);
    },
  );

  it('stores no payment for a webhook about an unpaid intent', async () => {
    const buyer = await createVisitorWithAssessment(api, 'early@example.org');
    const id = (await createIntent(buyer)).split('_secret_')[0] ?? '';
    expect((await sendWebhook(createSucceededEvent(id))).status).toBe(200);
    expect(await countRows('payments', buyer)).toBe(0);
  });

  it('refuses to verify an assessment with the intent of another assessment', async () => {
    const victim = await createVisitorWithAssessment(api, 'victim@example.org');
    const id = await payForReport(api, victim);
    const thief = await createVisitorWithAssessment(api, 'thief@example.org');
    expect((await verifyPayment(thief, id)).status).toBe(404);
    expect((await readStatus(thief)).status).toBe('payment_required');
  });
});

describe('a paid assessment', () => {
  it('refuses a second payment and a new email address with 409', async () => {
    const buyer = await createVisitorWithAssessment(api, 'paid@example.org');
    await verifyPayment(buyer, await payForReport(api, buyer));
    const before = await countIntentsAtProvider();
    const { status, body } = await refusedIntent(buyer);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_paid' });
    expect(await countIntentsAtProvider()).toBe(before);
    const path = `/api/assessments/${buyer.assessmentId}`;
    expect((await buyer.browser.patch(path, { email: 'x@example.org' })).status).toBe(409);
  });

  it('refuses a further payment with 409 even when a second intent was opened before the first was paid', async () => {
    const buyer = await createVisitorWithAssessment(api, 'later-intent@example.org');
    const first = await createIntent(buyer);
    await api.sql`update checkouts set generation = 2 where assessment_id = ${buyer.assessmentId}`;
    expect(await createIntent(buyer)).not.toBe(first);
    await verifyPayment(buyer, await confirmCard(api, first, TEST_CARDS.good));
    expect((await refusedIntent(buyer)).status).toBe(409);
  });
});

describe('the account of a buyer', () => {
  it('is created in the same transaction that signs the buyer in, so that a failed call can be repeated', async () => {
    const buyer = await createVisitorWithAssessment(api, 'half.way@example.org');
    const id = await payForReport(api, buyer);
    const failingSpy = jest
      .spyOn(api.app.get(SessionRepository), 'signIn')
      .mockRejectedValueOnce(new Error('the process has just been killed'));
    expect((await verifyPayment(buyer, id)).status).toBe(500);
    failingSpy.mockRestore();
    expect((await verifyPayment(buyer, id)).body).toMatchObject({ paid: true, signedIn: true });
    expect((await buyer.browser.get('/api/auth/user')).status).toBe(200);
  });

  it('is created only once when one session makes two concurrent calls, and both calls sign the buyer in', async () => {
    const buyer = await createVisitorWithAssessment(api, 'both.tabs@example.org');
    const id = await payForReport(api, buyer);
    const otherBrowser = new Browser(api.url);
    for (const [name, value] of buyer.browser.cookies) otherBrowser.cookies.set(name, value);
    await withQueryRunner(api, async (runner) => {
      // The lock on the table stops the first call when it creates the account. The second call waits for the session,
      // which the first call has locked.
      await runner.startTransaction();
      await runner.query('lock table users in share mode');
      const calls = [verifyPayment(buyer, id), verifyPayment({ ...buyer, browser: otherBrowser }, id)];
      await pollUntil(
        () =>
          api.sql`select 1 from pg_stat_activity
              where wait_event_type = 'Lock'
                and (query ilike 'insert into "users"%' or query ilike '%from "sessions"%for update')`,
        (waiting: unknown[]) => waiting.length === 2,
      );
      await runner.commitTransaction();
      const answers = await Promise.all(calls);
      expect(answers.map(({ body }) => body.signedIn)).toEqual([true, true]);
    });
  });
});

describe('a payment whose transaction is rolled back', () => {
  it('causes no receipt email until a repeated call stores the payment', async () => {
    const buyer = await createVisitorWithAssessment(api, 'rolled-back@example.org');
    const fault = { on: true };
    api.app.get(DomainEvents).on('payment.settled', () => {
      if (fault.on) throw new Error('A later handler fails.');
      return Promise.resolve();
    });
    // A trigger records each receipt email, because the outbox deletes a receipt without a payment before the test can
    // count it.
    await api.sql`create table receipts_added (assessment_id uuid);
       create function note_receipt() returns trigger language plpgsql as
         'begin insert into receipts_added values (new.assessment_id); return new; end';
       create trigger notes after insert on work for each row
         when (new.variant = 'receipt') execute function note_receipt()`;
    // Counts only this buyer's receipts, because the reconciler may settle payments of earlier tests.
    const receipts = (): Promise<number> => countRows('receipts_added', buyer);
    const intent = await payForReport(api, buyer);
    expect((await verifyPayment(buyer, intent)).status).toBe(500);
    // The locks of the transaction may delay a write that was wrongly made outside it.
    await pollUntil(() => countBusyConnections(api), 0);
    expect([await countRows('payments', buyer), await receipts()]).toEqual([0, 0]);
    fault.on = false;
    expect((await verifyPayment(buyer, intent)).body.paid).toBe(true);
    expect(await receipts()).toBe(1);
  });
});
