import { cards, Shop } from './test/shop.js';
import { canCompare, replyProblems, stripeObjectProblems } from './test/conformance.js';

const listProblems = (body: unknown) =>
  replyProblems({ method: 'GET', path: '/v1/events?limit=3', status: 200, body });
const errorProblems = (body: unknown) =>
  replyProblems({ method: 'POST', path: '/v1/refunds', status: 402, body });

/** Every reply and webhook of this package's tests is compared; here, that comparing finds faults. */
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
});
