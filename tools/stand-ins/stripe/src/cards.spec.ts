import { readFileSync } from 'node:fs';
import { cards, keys, refusalOf, returnUrl, Shop } from './test/shop.js';
import { eventually } from './test/webhook-receiver.js';

describe('a card', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.webhooks.events.length = 0;
  });

  it('that is good pays at once', async () => {
    const intent = await shop.newIntent();
    expect(intent).toMatchObject({ status: 'requires_payment_method', livemode: false });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{20,}$`));

    const { status, body } = await shop.confirm(intent, cards.succeeds);
    expect([status, body.status]).toEqual([200, 'succeeded']);

    const paid = await shop.stripe().paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({
      amount_received: 999,
      metadata: { assessment_id: 'a1', generation: '1' },
      latest_charge: {
        paid: true,
        refunded: false,
        billing_details: { email: 'ada@example.org' },
        payment_method_details: { card: { last4: '4242', brand: 'visa' } },
      },
    });
    await shop.webhooks.waitFor('payment_intent.succeeded');
    await shop.webhooks.waitFor('charge.succeeded');
    await shop.webhooks.waitFor('payment_intent.created');
  });

  it('that is declined leaves the intent waiting for another', async () => {
    const intent = await shop.newIntent();
    const { status, body } = await shop.confirm(intent, cards.declined);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const declined = await shop.stripe().paymentIntents.retrieve(intent.id);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', charge: declined.latest_charge },
    });
    await shop.webhooks.waitFor('payment_intent.payment_failed');

    const again = await shop.confirm(intent, cards.succeeds);
    expect(again.body.status).toBe('succeeded');
    expect(again.body.last_payment_error).toBeNull();
  });

  it.each([
    ['complete', 'succeeded', 'succeeded', 'payment_intent.succeeded'],
    ['fail', 'requires_payment_method', 'failed', 'payment_intent.payment_failed'],
  ])(
    'that asks for authentication ends as the page says: %s',
    async (result, status, word, type) => {
      const intent = await shop.newIntent();
      const { body } = await shop.confirm(intent, cards.authenticates);
      expect(body.status).toBe('requires_action');
      const redirect = body.next_action?.redirect_to_url;
      expect(redirect?.return_url).toBe(returnUrl);
      expect(redirect?.url).toMatch(/^\/sandbox\/stripe\/v1\/authenticate\//);
      await shop.webhooks.waitFor('payment_intent.requires_action');

      const page = shop.url + (redirect?.url ?? '').replace('/sandbox/stripe', '');
      const html = await (await fetch(page)).text();
      expect(html).toContain('£9.99');
      expect(html).toContain('3155');

      const press = () =>
        fetch(page, {
          method: 'POST',
          body: new URLSearchParams({ result }),
          redirect: 'manual',
        });
      const pressed = [await press(), await press()];
      for (const { status: code, headers } of pressed) {
        const back = new URL(headers.get('location') ?? '');
        expect(code).toBe(303);
        expect(back.pathname).toBe('/report-success');
        expect(Object.fromEntries(back.searchParams)).toEqual({
          assessment: 'a1',
          payment_intent: intent.id,
          payment_intent_client_secret: intent.client_secret,
          redirect_status: word,
        });
      }
      const ended = await shop.stripe().paymentIntents.retrieve(intent.id);
      expect(ended.status).toBe(status);
      const charges = await shop.stripe().charges.list({ payment_intent: intent.id });
      expect(charges.data).toHaveLength(result === 'complete' ? 1 : 0);
      await shop.webhooks.waitFor(type);
    },
  );

  it('that is slow is in processing first', async () => {
    const intent = await shop.newIntent();
    const { body } = await shop.confirm(intent, cards.processes);
    expect(body.status).toBe('processing');
    const refused = await refusalOf(shop.stripe().paymentIntents.cancel(intent.id));
    expect(refused.code).toBe('payment_intent_unexpected_state');
    await shop.webhooks.waitFor('payment_intent.processing');
    await shop.webhooks.waitFor('payment_intent.succeeded');
    const paid = await shop.stripe().paymentIntents.retrieve(intent.id);
    expect(paid.status).toBe('succeeded');
  });

  it.each([
    ['incorrect_number', 'number', { number: '4242 4242 4242 4241' }],
    ['incorrect_number', 'number', { number: 'drop table' }],
    ['invalid_expiry_year', 'exp_year', { exp_year: 2020 }],
    ['invalid_expiry_month', 'exp_month', { exp_month: 13 }],
    ['invalid_cvc', 'cvc', { cvc: '12' }],
  ])('typed wrongly is refused: %s', async (code, param, wrong) => {
    const intent = await shop.newIntent();
    const card = { number: cards.succeeds, exp_month: 12, exp_year: 2040, cvc: '123', ...wrong };
    const { status, body } = await shop.confirm(intent, '', {
      payment_method_data: { type: 'card', card },
    });
    expect([status, body.error.code, body.error.param]).toEqual([402, code, param]);
    const untouched = await shop.stripe().paymentIntents.retrieve(intent.id);
    expect(untouched).toMatchObject({ last_payment_error: null, latest_charge: null });
  });

  it('that is real is never charged', async () => {
    const { body } = await shop.confirm(await shop.newIntent(), '4111 1111 1111 1111');
    expect(body.error.decline_code).toBe('test_mode_live_card');
  });

  it('is never written down', async () => {
    const { status } = await shop.confirm(await shop.newIntent(), cards.succeeds);
    expect(status).toBe(200);
    const kept = readFileSync(shop.stateFile, 'utf8');
    expect(kept).toContain('4242');
    expect(kept).not.toContain('42424242');
    expect(kept).not.toContain('cvc":"123');
  });

  it('can be one of the ready-made ones, from the server', async () => {
    const intent = await shop.newIntent();
    const paid = await shop.stripe().paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: returnUrl,
    });
    expect(paid.status).toBe('succeeded');
    const twice = await refusalOf(shop.stripe().paymentIntents.confirm(intent.id));
    expect(twice.code).toBe('payment_intent_unexpected_state');
    expect(twice.statusCode).toBe(400);
  });

  it('shows a browser only the payer’s part of an intent', async () => {
    const intent = await shop.newIntent();
    const address = `${shop.url}/v1/payment_intents/${intent.id}?client_secret=`;
    const headers = { authorization: `Bearer ${keys.publishableKey}` };
    const seen: unknown = await eventually(
      async () => (await fetch(address + intent.client_secret, { headers })).json(),
      'the intent',
    );
    expect(seen).toMatchObject({ id: intent.id, amount: 999, status: 'requires_payment_method' });
    for (const field of ['metadata', 'latest_charge', 'customer']) {
      expect(seen).not.toHaveProperty(field);
    }
    const guessed = await fetch(`${address}pi_x_secret_y`, { headers });
    expect(guessed.status).toBe(400);
  });
});
