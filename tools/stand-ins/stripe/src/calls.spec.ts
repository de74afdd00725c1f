import { cards, keys, refusalOf, Shop } from './test/shop.js';

const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

describe('a call', () => {
  let laterMs = 0;
  const now = () => new Date(Date.now() + laterMs);
  const shop = new Shop({ now, webhookUrl: null });
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  afterEach(() => shop.control('DELETE', '/modes'));

  describe('with parameters that are wrong', () => {
    it.each([
      ['unknown', { foo: 'bar' }, 'parameter_unknown', 'foo'],
      [
        'unknown within another',
        { automatic_payment_methods: { enabled: true, colour: 'red' } },
        'parameter_unknown',
        'automatic_payment_methods[colour]',
      ],
      ['no number', { amount: '9.99' }, 'parameter_invalid_integer', 'amount'],
      ['too small', { amount: 5 }, 'amount_too_small', 'amount'],
      ['empty', { currency: '' }, 'parameter_invalid_empty', 'currency'],
      ['of another shape', { metadata: 'x' }, 'parameter_invalid_object', 'metadata'],
    ])('is refused: %s', async (_what, more, code, param) => {
      const before = await shop.stripe().paymentIntents.list({ limit: 100 });
      const { status, body } = await shop.post(
        '/v1/payment_intents',
        { amount: 999, currency: 'gbp', ...more },
        { authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': `wrong ${code} ${param}` },
      );
      expect([status, body.error.type]).toEqual([400, 'invalid_request_error']);
      expect([body.error.code, body.error.param]).toEqual([code, param]);
      const after = await shop.stripe().paymentIntents.list({ limit: 100 });
      expect(after.data).toHaveLength(before.data.length);
    });

    it('names every unknown parameter, through the SDK too', async () => {
      const wrong = { amount: 999, currency: 'gbp', foo: 1, bar: { baz: 2 } };
      const refusal = await refusalOf(shop.stripe().paymentIntents.create(wrong));
      expect(refusal.type).toBe('StripeInvalidRequestError');
      expect(refusal.message).toBe('Received unknown parameters: foo, bar');
    });

    it('names a missing one', async () => {
      const headers = { authorization: `Bearer ${keys.secretKey}` };
      const { body } = await shop.post('/v1/payment_intents', { amount: 999 }, headers);
      expect(body.error).toMatchObject({ code: 'parameter_missing', param: 'currency' });
    });

    it('needs a page to come back to', async () => {
      const intent = await shop.newIntent();
      const missing = await shop.confirm(intent, cards.succeeds, { return_url: undefined });
      expect(missing.body.error).toMatchObject({ code: 'parameter_missing', param: 'return_url' });
      const script = await shop.confirm(intent, cards.succeeds, { return_url: 'javascript:x()' });
      expect(script.body.error).toMatchObject({ code: 'url_invalid', param: 'return_url' });
    });
  });

  describe('by somebody', () => {
    it('with a wrong key or none is refused', async () => {
      const wrong = await refusalOf(shop.stripe('sk_test_wrong').events.list());
      expect([wrong.type, wrong.statusCode]).toEqual(['StripeAuthenticationError', 401]);
      const { status } = await shop.post('/v1/payment_intents', {}, { authorization: '' });
      expect(status).toBe(401);
    });

    it('with a browser’s key can only look at and confirm an intent', async () => {
      const refused = await refusalOf(shop.stripe(keys.publishableKey).paymentIntents.list());
      expect([refused.code, refused.statusCode]).toEqual(['secret_key_required', 403]);
      const intent = await shop.newIntent();
      const noSecret = await shop.confirm(intent, cards.succeeds, { client_secret: undefined });
      expect(noSecret.body.error.param).toBe('client_secret');
      const other = await shop.newIntent();
      const wrong = { client_secret: other.client_secret };
      expect((await shop.confirm(intent, cards.succeeds, wrong)).status).toBe(400);
    });

    it('may name the key in the form', async () => {
      const intent = await shop.newIntent();
      const form = {
        key: keys.publishableKey,
        client_secret: intent.client_secret,
        payment_method_data: {
          type: 'card',
          card: { number: cards.succeeds, exp_month: 1, exp_year: 31, cvc: '123' },
        },
        return_url: 'http://localhost/',
      };
      const path = `/v1/payment_intents/${intent.id}/confirm`;
      const { body } = await shop.post(path, form, { authorization: '' });
      expect(body.status).toBe('succeeded');
    });
  });

  describe('with an idempotency key', () => {
    const order = { amount: 999, currency: 'gbp' };

    it('is done once and answered alike', async () => {
      const create = () =>
        shop.stripe().paymentIntents.create(order, { idempotencyKey: 'intent:a1:1' });
      const first = await create();
      await shop.open();
      const second = await create();
      expect(second).toEqual(first);
      expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
      expect(second.lastResponse.headers).toMatchObject({
        'idempotent-replayed': 'true',
        'original-request': first.lastResponse.requestId,
      });
      const other = shop
        .stripe()
        .paymentIntents.create({ ...order, amount: 1000 }, { idempotencyKey: 'intent:a1:1' });
      const refused = await refusalOf(other);
      expect([refused.type, refused.statusCode]).toEqual(['StripeIdempotencyError', 400]);
    });

    it('is refused while the first is being worked on', async () => {
      await shop.order({ fault: 'latency', on: 'payment_intents.create', ms: 200 });
      const create = () => shop.stripe().paymentIntents.create(order, { idempotencyKey: 'slow' });
      const first = create();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const second = await refusalOf(create());
      expect([second.statusCode, second.code]).toEqual([409, 'idempotency_key_in_use']);
      const done = await first;
      expect(await create()).toEqual(done);
    });

    it('has its error kept too, for 24 hours', async () => {
      const intent = await shop.newIntent();
      const confirm = (payment_method: string) =>
        shop
          .stripe()
          .paymentIntents.confirm(
            intent.id,
            { payment_method, return_url: 'http://localhost/' },
            { idempotencyKey: 'declined' },
          );
      const declined = 'pm_card_visa_chargeDeclined';
      await refusalOf(confirm(declined));
      const again = await refusalOf(confirm(declined));
      expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
      const charges = await shop.stripe().charges.list({ payment_intent: intent.id });
      expect(charges.data).toHaveLength(1);
      laterMs = 24 * 60 * 60 * 1000 + 1;
      const tomorrow = await refusalOf(confirm(declined));
      expect(tomorrow.headers).not.toHaveProperty('idempotent-replayed');
    });

    it('may be repaired when its parameters were malformed', async () => {
      const { paymentIntents } = shop.stripe();
      const options = { idempotencyKey: 'typo' };
      await refusalOf(paymentIntents.create({ ...order, currency: 'pounds' }, options));
      const repaired = await paymentIntents.create(order, options);
      expect(repaired.currency).toBe('gbp');
    });
  });

  it('for what is not there gets 404', async () => {
    const refusal = await refusalOf(shop.stripe().paymentIntents.retrieve('pi_x'));
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    const path = await fetch(`${shop.url}/v1/balance`);
    expect(path.status).toBe(404);
  });

  it('can change an intent’s metadata and receipt address', async () => {
    const intent = await shop.newIntent();
    const updated = await shop.stripe().paymentIntents.update(intent.id, {
      metadata: { generation: '', note: 'x' },
      receipt_email: 'ada@example.org',
    });
    expect(updated.metadata).toEqual({ assessment_id: 'a1', note: 'x' });
    expect(updated.receipt_email).toBe('ada@example.org');
    const removed = await shop.stripe().paymentIntents.update(intent.id, { receipt_email: '' });
    expect(removed.receipt_email).toBeNull();
  });

  it.each(['ada', 'ada@example', 'ada lovelace@example.org', 'ádá@example.org', 'ada@exämple.org'])(
    'refuses the receipt address %s, and creates nothing',
    async (receipt_email) => {
      const { paymentIntents } = shop.stripe();
      const { data: before } = await paymentIntents.list({ limit: 1 });
      const refusal = await refusalOf(
        paymentIntents.create({ amount: 999, currency: 'gbp', receipt_email }),
      );
      expect(refusal).toMatchObject({
        statusCode: 400,
        code: 'email_invalid',
        param: 'receipt_email',
      });
      expect((await paymentIntents.list({ limit: 1 })).data).toEqual(before);
    },
  );

  it('in another version of the interface is refused', async () => {
    const answer = await fetch(`${shop.url}/v1/payment_intents`, {
      headers: { authorization: `Bearer ${keys.secretKey}`, 'stripe-version': '2020-08-27' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Invalid Stripe API version: 2020-08-27');
  });

  it('can cancel an intent, which then cannot be paid', async () => {
    const intent = await shop.newIntent();
    const canceled = await shop.stripe().paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const { body } = await shop.confirm(intent, cards.succeeds);
    expect(body.error.code).toBe('payment_intent_unexpected_state');
  });

  it('lists in pages, newest first', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1) made.unshift((await shop.newIntent()).id);
    const stripe = shop.stripe();
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true]);
    const second = await stripe.paymentIntents.list({ limit: 2, starting_after: made[1] });
    expect(ids(second)).toEqual(made.slice(2, 4));
    const back = await stripe.paymentIntents.list({ limit: 2, ending_before: made[3] });
    expect([ids(back), back.has_more]).toEqual([made.slice(1, 3), true]);
    const newest = await stripe.paymentIntents.list({ ending_before: made[1] });
    expect([ids(newest), newest.has_more]).toEqual([made.slice(0, 1), false]);
    const later = await stripe.paymentIntents.list({
      created: { gt: Math.floor(now().getTime() / 1000) },
    });
    expect(later.data).toEqual([]);
    const all: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 3 })) all.push(id);
    expect(all.slice(0, 5)).toEqual(made);
    expect(new Set(all).size).toBe(all.length);
  });

  it('refuses to expand what cannot be', async () => {
    const intent = await shop.newIntent();
    const wrong = shop.stripe().paymentIntents.retrieve(intent.id, { expand: ['customer'] });
    expect((await refusalOf(wrong)).statusCode).toBe(400);
  });
});
