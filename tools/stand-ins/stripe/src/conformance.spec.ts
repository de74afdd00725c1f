import { appendFileSync } from 'node:fs';
import { compareRecord, replyProblems, stripeObjectProblems } from './conformance.js';
import { cards, Shop } from './test/shop.js';

const listProblems = (body: unknown) =>
  replyProblems({ method: 'GET', path: '/v1/events?limit=3', status: 200, body });
const errorProblems = (body: unknown) =>
  replyProblems({ method: 'POST', path: '/v1/refunds', status: 402, body });

/** Every test with a shop compares all that it recorded as it closes; here, that comparing finds faults. */
describe('the comparison with Stripe’s interface', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  it('accepts an intent, and none with a wrong, missing or unknown field', async () => {
    const intent = await shop.newIntent();
    const path = `/v1/payment_intents/${intent.id}`;
    const reply = (body: unknown) => replyProblems({ method: 'GET', path, status: 200, body });
    const where = `GET ${path} 200`;
    expect(reply(intent)).toEqual([]);
    expect(reply({ ...intent, amount: '9.99' })).toEqual([
      `${where}.amount should be integer, not "9.99"`,
    ]);
    expect(reply({ ...intent, amount: 9.99 })).toHaveLength(1);
    expect(reply({ ...intent, status: 'paid' }).join()).toMatch(/status should be .*not "paid"/);
    expect(reply({ ...intent, id: undefined })).toEqual([`${where}.id is missing`]);
    expect(reply({ ...intent, paid: true })).toEqual([`${where}.paid is not in the table`]);
    expect(reply({ ...intent, latest_charge: { object: 'charge' } })).not.toEqual([]);
    expect(reply({ ...intent, amount_details: { tip: { cash: 1 } } })).not.toEqual([]);
    expect(reply({ ...intent, payment_method_types: ['card', 1] })).toHaveLength(1);
    expect(reply({ ...intent, metadata: { a: 1 } })).toHaveLength(1);
    expect(reply(null)).toHaveLength(1);
  });

  it('accepts a charge within an intent and a list, and none that differ', async () => {
    const intent = await shop.newIntent();
    await shop.confirm(intent, cards.succeeds);
    const { charges, events } = shop.stripe();
    const [charge] = (await charges.list({ payment_intent: intent.id })).data;
    expect(stripeObjectProblems(charge)).toEqual([]);
    expect(stripeObjectProblems({ ...charge, paid: 1 })).not.toEqual([]);
    expect(stripeObjectProblems({ ...charge, object: 'coin' })).not.toEqual([]);
    const list = await events.list();
    expect(listProblems(list)).toEqual([]);
    expect(listProblems({ ...list, has_more: 'no' })).not.toEqual([]);
    const withoutTime = { ...list.data[0], created: null };
    expect(listProblems({ ...list, data: [withoutTime] })).not.toEqual([]);
  });

  it('refuses an error without its frame, and a call that the table lacks', () => {
    const error = { type: 'card_error', message: 'no' };
    expect(errorProblems({ error })).toEqual([]);
    expect(errorProblems(error)).not.toEqual([]);
    expect(errorProblems({ error: { type: 'bad_luck' } })).not.toEqual([]);
    const unknown = { method: 'GET', path: '/v1/coupons', status: 200, body: {} };
    expect(replyProblems(unknown)).toEqual(['GET /v1/coupons 200 is not in the table of calls']);
  });

  it('is made with every reply and webhook, refusals included', async () => {
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
    const [event] = (await all.stripe().events.list({ type: 'charge.refunded' })).data;
    const said = [
      { reply: { method: 'POST', path: '/v1/refunds', status: 200, body: { object: 'refund' } } },
      { webhook: { ...event, data: { object: intent } } },
      { webhook: { ...event, type: 'charge.eaten' } },
    ];
    for (const line of said) appendFileSync(all.recordFile, `${JSON.stringify(line)}\n`);
    const found = compareRecord(all.recordFile).problems.join('\n');
    expect(found).toContain('POST /v1/refunds 200.amount is missing');
    expect(found).toContain('webhook charge.refunded charge.paid is missing');
    expect(found).toContain('webhook charge.eaten is not in the table of events');
    await expect(all.close()).rejects.toThrow();
  });
});
