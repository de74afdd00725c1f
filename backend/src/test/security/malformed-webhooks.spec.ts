// A webhook with a valid signature but a malformed event must be refused with 400 and have no effect.
import { STRIPE_API_VERSION } from '../../payment/provider/api-version.js';
import { createVisitorWithAssessment, payWithoutReconciler } from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import { postWebhook } from '../support/webhook.js';

const api = useSharedApi();
let intent: string;
beforeAll(async () => {
  intent = await payWithoutReconciler(api, await createVisitorWithAssessment(api, 'malformed@example.org'));
});

const createEvent = () => ({
  id: 'evt_well_formed',
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  type: 'payment_intent.succeeded',
  data: { object: { id: intent, object: 'payment_intent' } },
});

const countStoredRows = (): Promise<unknown> =>
  api.sql`select (select count(*) from provider_events) as events, (select count(*) from payments) as paid,
            (select count(*) from reports) as reports, (select count(*) from work) as work`;

const createText = (length: number): string => 'e'.repeat(length);
const intentObject = { object: 'payment_intent' };

const MALFORMED_EVENTS: [what: string, change: () => object][] = [
  ['no id', () => ({ id: undefined })],
  ['an id that is a number', () => ({ id: 7 })],
  ['an empty id', () => ({ id: '' })],
  ['an id with a null character', () => ({ id: 'evt_\u0000' })],
  ['an id that is far too long', () => ({ id: createText(256) })],
  ['no type', () => ({ type: undefined })],
  ['a type with a null character', () => ({ type: 'payment_intent.\u0000' })],
  ['a type that is an object', () => ({ type: {} })],
  ['no creation time', () => ({ created: undefined })],
  ['a creation time in words', () => ({ created: 'today' })],
  ['a creation time that is no possible date', () => ({ created: 1e300 })],
  ['a creation time before 1970', () => ({ created: -1 })],
  ['no data', () => ({ data: undefined })],
  ['data that is null', () => ({ data: null })],
  ['no object', () => ({ data: {} })],
  ['an object that is a text', () => ({ data: { object: 'payment_intent' } })],
  ['an intent without an id', () => ({ data: { object: intentObject } })],
  ['an intent’s id with a null character', () => ({ data: { object: { ...intentObject, id: 'pi_\u0000' } } })],
  ['a charge whose intent is a number', () => ({ data: { object: { object: 'charge', payment_intent: 1 } } })],
];

describe('a webhook with a valid signature', () => {
  it.each(MALFORMED_EVENTS)('with %s returns 400 and changes nothing', async (_, change) => {
    const before = await countStoredRows();
    const response = await postWebhook(api, { ...createEvent(), ...change() });
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: 400, code: 'malformed_event', message: expect.any(String) },
    ]);
    expect(await countStoredRows()).toEqual(before);
  });

  it('with an event in Stripe’s thin format returns 400 as malformed', async () => {
    const thin = {
      id: 'evt_test_65R9Ijk8dKEYZcXeRWn16R9A7j1FSQ3w3TGDPLLGSM4CW0',
      object: 'v2.core.event',
      type: 'v1.billing.meter.error_report_triggered',
      livemode: false,
      created: '2026-11-25T10:00:00.000Z',
      related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
    };
    const response = await postWebhook(api, thin);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed_event' }]);
  });

  it('with an event of another Stripe API version is accepted, and that version is logged only once', async () => {
    const about = { object: { id: 'cus_1', object: 'customer' } };
    for (const id of ['evt_old_1', 'evt_old_2']) {
      const oldEvent = {
        ...createEvent(),
        id,
        type: 'customer.created',
        api_version: '2019-12-03',
        data: about,
      };
      expect((await postWebhook(api, oldEvent)).status).toBe(200);
    }
    const lines = api.log.filter((line) => line.includes('webhook of another API version'));
    const versionLines = lines.filter((line) => line.includes('"version":"2019-12-03"'));
    expect(versionLines).toHaveLength(1);
    expect(versionLines[0]).toContain(`"expected":"${STRIPE_API_VERSION}"`);
  });

  it('with an event about an object that belongs to no intent returns 200', async () => {
    const about = { object: { id: 'cus_1', object: 'customer' } };
    const otherEvent = { ...createEvent(), id: 'evt_other', type: 'customer.created', data: about };
    expect((await postWebhook(api, otherEvent)).status).toBe(200);
    const charge = { object: 'charge', id: 'ch_1', payment_intent: null };
    const unrelatedEvent = { ...createEvent(), id: 'evt_charge', data: { object: charge } };
    expect((await postWebhook(api, unrelatedEvent)).status).toBe(200);
  });

  it('with a well-formed event settles the payment', async () => {
    expect((await postWebhook(api, createEvent())).status).toBe(200);
    const n = await api.value<number>`select count(*)::int as n from payments where intent_id = ${intent}`;
    expect(n).toBe(1);
  });
});
