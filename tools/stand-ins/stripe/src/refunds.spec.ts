import type Stripe from 'stripe';
import { cards, refusalOf, Shop } from './test/shop.js';

describe('a refund', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.webhooks.events.length = 0;
  });

  async function paidIntent(): Promise<Stripe.PaymentIntent> {
    const intent = await shop.newIntent();
    await shop.confirm(intent, cards.succeeds);
    return shop.stripe().paymentIntents.retrieve(intent.id);
  }

  it('in parts and then whole', async () => {
    const intent = await paidIntent();
    const { refunds, paymentIntents, charges } = shop.stripe();
    const part = await refunds.create({ payment_intent: intent.id, amount: 300 });
    expect(part).toMatchObject({ amount: 300, status: 'succeeded', payment_intent: intent.id });
    const event = await shop.webhooks.waitFor('charge.refunded');
    expect(event.data).toMatchObject({
      object: { amount_refunded: 300, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    });
    const tooMuch = await refusalOf(refunds.create({ payment_intent: intent.id, amount: 700 }));
    expect(tooMuch.param).toBe('amount');
    await refunds.create({ payment_intent: intent.id });
    const again = await refusalOf(refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');

    const after = await paymentIntents.retrieve(intent.id, { expand: ['latest_charge.refunds'] });
    expect(after).toMatchObject({
      status: 'succeeded',
      latest_charge: { refunded: true, amount_refunded: 999 },
    });
    const charge = await charges.retrieve(part.charge?.toString() ?? '', { expand: ['refunds'] });
    expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([699, 300]);
    const list = await refunds.list({ payment_intent: intent.id });
    expect(list.data).toHaveLength(2);
    await expect(refunds.retrieve(part.id)).resolves.toMatchObject({ id: part.id });
  });

  it('fails when the bank refuses it, and can be made again', async () => {
    const intent = await paidIntent();
    const { refunds } = shop.stripe();
    const { id } = await refunds.create({ payment_intent: intent.id });
    await shop.control('POST', `/refunds/${id}/fail`);
    const failed = await shop.webhooks.waitFor('refund.failed');
    expect(failed.data.object).toMatchObject({ id, status: 'failed', payment_intent: intent.id });
    const updated = await shop.webhooks.waitFor('refund.updated');
    expect(updated.data).toMatchObject({ previous_attributes: { status: 'succeeded' } });
    const again = await refunds.create({ payment_intent: intent.id });
    expect(again).toMatchObject({ amount: 999, status: 'succeeded' });
    const twice = await refusalOf(refunds.create({ payment_intent: intent.id }));
    expect(twice.code).toBe('charge_already_refunded');
  });

  it('only of a charge that was paid', async () => {
    const intent = await shop.newIntent();
    await shop.confirm(intent, cards.declined);
    await refusalOf(shop.stripe().refunds.create({ payment_intent: intent.id }));
    const missing = await refusalOf(shop.stripe().refunds.create({ charge: 'ch_x' }));
    expect(missing.code).toBe('resource_missing');
  });

  it('by a dispute, which can be lost', async () => {
    const intent = await paidIntent();
    const { disputes, charges } = shop.stripe();
    const path = `/charges/${String(intent.latest_charge)}/dispute`;
    const { id } = await shop.control<Stripe.Dispute>('POST', path);
    const opened = await shop.webhooks.waitFor('charge.dispute.created');
    expect(opened.data.object).toMatchObject({
      id,
      amount: 999,
      payment_intent: intent.id,
      status: 'needs_response',
    });
    const charge = await charges.retrieve(String(intent.latest_charge));
    expect(charge.disputed).toBe(true);
    const refund = await refusalOf(shop.stripe().refunds.create({ charge: charge.id }));
    expect(refund.code).toBe('charge_disputed');

    await shop.control('POST', `/disputes/${id}/close`, { status: 'lost' });
    await shop.webhooks.waitFor('charge.dispute.closed');
    const [closed] = (await disputes.list({ payment_intent: intent.id })).data;
    expect(closed).toEqual(await disputes.retrieve(id));
    expect(closed?.status).toBe('lost');

    await shop.control('POST', `/disputes/${id}/close`, { status: 'won' });
    const again = await shop.webhooks.waitFor('charge.dispute.funds_reinstated');
    expect(again.data.object).toMatchObject({ id, status: 'won' });
  });
});
