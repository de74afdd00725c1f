import { appendFileSync } from 'node:fs';
import { canCompare, compareRecord, replyProblems, stripeObjectProblems } from './conformance.js';
import { cards, Shop } from './test/shop.js';

const listProblems = (body: unknown) =>
  replyProblems({ method: 'GET', path: '/v1/events?limit=3', status: 200, body });
const errorProblems = (body: unknown) =>
  replyProblems({ method: 'POST', path: '/v1/refunds', status: 402, body });

/** A shop compares all that was said in it as it closes; here, that comparing finds faults. */
(canCompare ? describe : describe.skip)('Stripe’s description', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  it('is met by an intent, and not by one that is spoilt', async () => {
    const intent = await shop.newIntent();
    const path = `/v1/payment_intents/${intent.id}`;
    const reply = (body: unknown) => replyProblems({ method: 'GET', path, status: 200, body });
    expect(reply(intent)).toEqual([]);
    expect(reply({ ...intent, amount: '9.99' })).not.toEqual([]);
    expect(reply({ ...intent, status: 'paid' })).not.toEqual([]);
    expect(reply({ ...intent, id: undefined })).not.toEqual([]);
    expect(reply({ ...intent, latest_charge: { object: 'charge' } })).not.toEqual([]);
  });

  it('is met by a charge within an intent, and by a list, and not by spoilt ones', async () => {
    const intent = await shop.newIntent();
    await shop.confirm(intent, cards.succeeds);
    const { charges, events } = shop.stripe();
    const [charge] = (await charges.list({ payment_intent: intent.id })).data;
    expect(stripeObjectProblems(charge)).toEqual([]);
    expect(stripeObjectProblems({ ...charge, paid: 1 })).not.toEqual([]);
    const list = await events.list();
    expect(listProblems(list)).toEqual([]);
    expect(listProblems({ ...list, has_more: 'no' })).not.toEqual([]);
    const spoilt = { ...list.data[0], created: null };
    expect(listProblems({ ...list, data: [spoilt] })).not.toEqual([]);
  });

  it('is not met by an error without its frame', () => {
    const error = { type: 'card_error', message: 'no' };
    expect(errorProblems({ error })).toEqual([]);
    expect(errorProblems(error)).not.toEqual([]);
    expect(errorProblems({ error: { type: 'bad_luck' } })).not.toEqual([]);
  });

  it('is compared with every reply and webhook, refusals included', async () => {
    const all = new Shop();
    await all.open();
    const intent = await all.newIntent();
    await all.confirm(intent, cards.declined);
    await all.confirm(intent, cards.succeeds);
    await all.stripe().refunds.create({ payment_intent: intent.id });
    await all.webhooks.waitFor('charge.refunded');
    await fetch(`${all.url}/v1/nothing`);
    const confirms = 'POST /v1/payment_intents/:id/confirm';
    const { compared, problems } = compareRecord(all.recordFile);
    expect(problems).toEqual([]);
    expect(compared).toMatchObject({
      'POST /v1/payment_intents 200': 1,
      [`${confirms} 200`]: 1,
      [`${confirms} 402`]: 1,
      'POST /v1/refunds 200': 1,
      'GET /v1/nothing 404': 1,
      'webhook payment_intent.created': 1,
      'webhook charge.refunded': 1,
    });
    const said = [
      { reply: { method: 'POST', path: '/v1/refunds', status: 200, body: { object: 'refund' } } },
      { webhook: { object: 'event', type: 'charge.refunded', data: { object: intent } } },
    ];
    for (const line of said) appendFileSync(all.recordFile, `${JSON.stringify(line)}\n`);
    expect(compareRecord(all.recordFile).problems.join()).toMatch(/POST \/v1\/refunds 200.*event/);
    await expect(all.close()).rejects.toThrow();
  });
});
