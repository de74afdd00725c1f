import { setTimeout as sleep } from 'node:timers/promises';
import { cards, Shop } from './test/shop.js';
import { eventually } from './test/webhook-receiver.js';

describe('webhooks', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = new Shop();
    await shop.open();
  });
  afterEach(() => shop.close());

  const allDelivered = () =>
    eventually(async () => {
      const { data } = await shop.stripe().events.list({ delivery_success: false });
      return data.length === 0 ? true : undefined;
    }, 'every webhook');

  it('come again until they are answered', async () => {
    shop.webhooks.answers.push(500, 302, 404);
    const intent = await shop.newIntent();
    const event = await shop.webhooks.waitFor('payment_intent.created');
    expect(event.data.object).toMatchObject({ id: intent.id });
    expect(shop.webhooks.answers).toEqual([]);
    await allDelivered();
    await sleep(100);
    expect(shop.webhooks.types).toEqual(['payment_intent.created']);
  });

  it('are given up after the last wait', async () => {
    shop.webhooks.answers.push(500, 500, 500, 500);
    await shop.newIntent();
    const [gone] = await eventually(async () => {
      const { data } = await shop.control<{ data: object[] }>('GET', '/deliveries');
      return data.some((each) => JSON.stringify(each).includes('given-up')) ? data : undefined;
    }, 'the last try');
    expect(gone).toMatchObject({ tries: 4, lastStatus: 500 });
    const { data } = await shop.stripe().events.list();
    expect(data).toMatchObject([{ type: 'payment_intent.created', pending_webhooks: 1 }]);
  });

  it('that were not sent before a stop are sent after it', async () => {
    await shop.order({ fault: 'pause' });
    await shop.confirm(await shop.newIntent(), cards.succeeds);
    await shop.open();
    await sleep(60);
    expect(shop.webhooks.types).toEqual([]);
    await shop.control('DELETE', '/modes');
    await shop.webhooks.waitFor('payment_intent.succeeded');
    await allDelivered();
    expect(shop.webhooks.types.toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('are listed as events, by type and one by one', async () => {
    await shop.confirm(await shop.newIntent(), cards.succeeds);
    const { events } = shop.stripe();
    const types = async (filter: object) => (await events.list(filter)).data.map((e) => e.type);
    expect(await types({})).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    expect(await types({ type: 'charge.*' })).toEqual(['charge.succeeded']);
    const two = ['payment_intent.created', 'payment_intent.succeeded'];
    expect((await types({ types: two })).toSorted()).toEqual(two);
    const [latest] = (await events.list({ limit: 1 })).data;
    const one = await events.retrieve(latest?.id ?? '');
    expect(one.data.object).toMatchObject({ object: 'payment_intent', status: 'succeeded' });
  });

  it('can be dropped, delayed and doubled', async () => {
    await shop.order({ fault: 'drop', on: 'charge.succeeded' });
    await shop.order({ fault: 'duplicate', on: 'payment_intent.created', copies: 3 });
    await shop.order({ fault: 'delay', on: 'payment_intent.succeeded', ms: 150 });
    const before = Date.now();
    await shop.confirm(await shop.newIntent(), cards.succeeds);
    await shop.webhooks.waitFor('payment_intent.succeeded');
    expect(Date.now() - before).toBeGreaterThanOrEqual(150);
    expect(shop.webhooks.types.toSorted()).toEqual([
      'payment_intent.created',
      'payment_intent.created',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    const [first, ...others] = shop.webhooks.events;
    expect(others[0]?.id).toBe(first?.id);
  });

  it('can come in the opposite order', async () => {
    await shop.order({ fault: 'reorder', times: 3, ms: 60 });
    await shop.confirm(await shop.newIntent(), cards.succeeds);
    await allDelivered();
    expect(shop.webhooks.types).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  it('can be sent by hand, many at once', async () => {
    await shop.order({ fault: 'pause' });
    await shop.newIntent();
    const [event] = (await shop.stripe().events.list()).data;
    const path = `/events/${event?.id}/send`;
    const sent = await shop.control<{ statuses: number[] }>('POST', path, { copies: 30 });
    expect(sent.statuses).toEqual(Array.from({ length: 30 }, () => 200));
    expect(shop.webhooks.events).toHaveLength(30);
    await expect(shop.control('POST', path)).resolves.toEqual({ statuses: [200] });
  });
});
