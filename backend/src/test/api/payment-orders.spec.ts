import { PAYMENT_PROVIDER, type ProviderIntent } from '../../payment/provider/payment-provider.js';
import { type Buyer, createVisitorWithAssessment, createIntent } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';
import { postWebhook } from '../support/webhook.js';

const api = useTestApi({ worker: false });

function listPermutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) => listPermutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

const EVENT_TYPES = [
  'payment_intent.created',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'charge.refunded',
];

const createEvent = (intent: string, type: string): object => ({
  id: `evt_${intent}_${type.replace('.', '_')}`,
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  type,
  data: {
    object: type.startsWith('charge.')
      ? { id: `ch_${intent}`, object: 'charge', payment_intent: intent }
      : { id: intent, object: 'payment_intent' },
  },
});

/** Returns the states that the intent has at the provider after each event, in the order of EVENT_TYPES. */
function listIntentStates(intent: ProviderIntent): ProviderIntent[] {
  const paidState = { last4: '4242', refundedAmount: 0, refundFailed: false, dispute: null };
  return [
    intent,
    { ...intent, status: 'processing' },
    { ...intent, status: 'requires_payment_method', charge: { ...paidState, last4: '0002' } },
    { ...intent, status: 'succeeded', charge: paidState },
    { ...intent, status: 'succeeded', charge: { ...paidState, refundedAmount: intent.amount } },
  ];
}

const readState = ({
  assessmentId,
}: Buyer) => api.sql`select i.status, i.generation, p.amount, p.refunded_amount, p.card_last4, p.dispute,
            p.refunded_at is not null as refunded,
            (select count(*)::int from payments where assessment_id = ${assessmentId}) as payments,
            (select count(*)::int from payment_intents where assessment_id = ${assessmentId}) as intents,
            (select count(*)::int from reports where assessment_id = ${assessmentId}) as reports
       from payment_intents i left join payments p on p.intent_id = i.id
      where i.assessment_id = ${assessmentId}`;

describe('the five webhook events of a refunded payment', () => {
  it('lead to the same stored state in all 120 possible orders of arrival', async () => {
    const provider = api.app.get(PAYMENT_PROVIDER);
    const orders = listPermutations([0, 1, 2, 3, 4]);
    expect(orders).toHaveLength(120);
    const ends = new Map<string, number[][]>();
    for (const [index, order] of orders.entries()) {
      const buyer = await createVisitorWithAssessment(api, `order${index}@example.org`);
      const id = (await createIntent(buyer)).split('_secret_')[0] ?? '';
      const intent: ProviderIntent = await provider.retrieveIntent(id);
      const shownSnapshots = listIntentStates(intent);
      let now = intent;
      // Only the fetches of this intent are replaced, because the reconciler fetches earlier intents meanwhile.
      const retrieve = provider.retrieveIntent.bind(provider);
      const retrieval = jest
        .spyOn(provider, 'retrieveIntent')
        .mockImplementation((intentId) => (intentId === id ? Promise.resolve(now) : retrieve(intentId)));
      for (const event of order) {
        now = shownSnapshots[event] ?? intent;
        const { status } = await postWebhook(api, createEvent(id, EVENT_TYPES[event] ?? ''));
        expect(status).toBe(200);
      }
      retrieval.mockRestore();
      const end = JSON.stringify(await readState(buyer));
      ends.set(end, [...(ends.get(end) ?? []), order]);
    }
    expect([...ends.keys()].map((end) => JSON.parse(end))).toEqual([
      [
        {
          status: 'succeeded',
          generation: 1,
          amount: 999,
          refunded_amount: 999,
          card_last4: '4242',
          dispute: null,
          refunded: true,
          payments: 1,
          intents: 1,
          reports: 0,
        },
      ],
    ]);
  }, 300_000);
});
