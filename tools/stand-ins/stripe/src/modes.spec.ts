import { cards, keys, refusalOf, Shop } from './test/shop.js';

describe('a fault that was ordered', () => {
  const shop = new Shop();
  const order = { amount: 999, currency: 'gbp' };
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  afterEach(() => shop.control('DELETE', '/modes'));

  const intents = async () => (await shop.stripe().paymentIntents.list({ limit: 100 })).data.length;

  it.each([
    [409, 'StripeAPIError', undefined],
    [429, 'StripeRateLimitError', '1'],
    [500, 'StripeAPIError', undefined],
  ])('answers %i as often as was said, and does nothing', async (status, type, retryAfter) => {
    const before = await intents();
    await shop.order({ fault: 'error', on: 'payment_intents.create', status, times: 2 });
    for (let n = 0; n < 2; n += 1) {
      const refused = await refusalOf(shop.stripe().paymentIntents.create(order));
      expect([refused.statusCode, refused.type]).toEqual([status, type]);
      expect(refused.headers?.['retry-after']).toBe(retryAfter);
    }
    await shop.stripe().paymentIntents.create(order);
    expect(await intents()).toBe(before + 1);
  });

  it('with 500 is remembered by its key, with 429 it is not', async () => {
    const create = (idempotencyKey: string) =>
      shop.stripe().paymentIntents.create(order, { idempotencyKey });
    await shop.order({ fault: 'error', on: 'payment_intents.create', status: 500 });
    await refusalOf(create('five'));
    const again = await refusalOf(create('five'));
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    await shop.order({ fault: 'error', on: 'payment_intents.create', status: 429 });
    await refusalOf(create('four'));
    await expect(create('four')).resolves.toMatchObject({ amount: 999 });
  });

  it('answers an error after the work is done', async () => {
    const before = await intents();
    await shop.order({ fault: 'error', on: 'payment_intents.*', status: 500, after: true });
    await refusalOf(shop.stripe().paymentIntents.create(order));
    expect(await intents()).toBe(before + 1);
  });

  // The SDK tries once more by itself when a connection it had kept is closed.
  it.each([
    ['timeout', 1],
    ['hang-up', 2],
  ] as const)('never answers, the work done: %s', async (fault, times) => {
    const before = await intents();
    await shop.order({ fault, on: 'payment_intents.create', times });
    const options = { idempotencyKey: fault };
    const impatient = shop.stripe(keys.secretKey, 150);
    const refused = await refusalOf(impatient.paymentIntents.create(order, options));
    expect(refused.type).toBe('StripeConnectionError');
    const found = await shop.stripe().paymentIntents.create(order, options);
    expect(found.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await intents()).toBe(before + 1);
  });

  it.each([
    ['confirm', cards.succeeds],
    ['processing', cards.processes],
  ])('declines a good card on %s', async (way, number) => {
    await shop.order({ fault: 'decline', on: way });
    shop.webhooks.events.length = 0;
    const intent = await shop.newIntent();
    await shop.confirm(intent, number);
    await shop.webhooks.waitFor('payment_intent.payment_failed');
    const declined = await shop.stripe().paymentIntents.retrieve(intent.id);
    expect(declined.last_payment_error?.code).toBe('card_declined');
    expect((await shop.confirm(intent, cards.succeeds)).body.status).toBe('succeeded');
  });

  it('is listed, outlives a restart, and can be taken back', async () => {
    const { id } = await shop.order({ fault: 'drop', on: 'charge.*', times: null });
    await shop.open();
    const listed = { data: [{ id, fault: 'drop', on: 'charge.*', times: null }] };
    await expect(shop.control('GET', '/modes')).resolves.toMatchObject(listed);
    await shop.control('DELETE', `/modes/${id}`);
    await expect(shop.control('GET', '/modes')).resolves.toEqual({ data: [] });
  });

  it('is ordered only here and by the holder of the secret key', async () => {
    const asked = (headers: Record<string, string>) =>
      fetch(`${shop.url}/control/modes`, { headers }).then(({ status }) => status);
    const authorization = `Bearer ${keys.secretKey}`;
    expect(await asked({ authorization })).toBe(200);
    expect(await asked({})).toBe(401);
    expect(await asked({ authorization: `Bearer ${keys.publishableKey}` })).toBe(401);
    expect(await asked({ authorization, 'x-forwarded-for': '127.0.0.1' })).toBe(401);
    await expect(shop.control('POST', '/modes', { fault: 'earthquake' })).rejects.toThrow('400');
  });
});
