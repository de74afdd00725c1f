import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './invariant.mjs';

/** @type {import('./invariant.mjs').Facts} */
const sound = {
  intents: [
    { id: 'pi_1', status: 'succeeded', assessment: 'a', generation: '1', kept: 999, dispute: null },
    { id: 'pi_2', status: 'succeeded', assessment: 'a', generation: '2', kept: 0, dispute: null },
    {
      id: 'pi_3',
      status: 'requires_payment_method',
      assessment: 'b',
      generation: '1',
      kept: 0,
      dispute: null,
    },
  ],
  payments: [
    { intent: 'pi_1', assessment: 'a', kept: 999, active: true, dispute: null },
    { intent: 'pi_2', assessment: 'a', kept: 0, active: false, dispute: null },
  ],
  reports: [{ assessment: 'a', state: 'ready', claims: 1 }],
  assessments: ['a', 'b'],
  openRefunds: [],
};
const { intents, payments, reports } = sound;

test('a sound state has no violation', () => {
  assert.deepEqual(violations(sound, ['a', 'b']), []);
});

/** @type {[string, Partial<import('./invariant.mjs').Facts>, RegExp][]} */
const spoilt = [
  ['a lost payment', { payments: payments.slice(1) }, /0 payments for the paid intent pi_1/],
  ['a lost report', { reports: [] }, /0 reports for the paid a/],
  ['a second report', { reports: [...reports, ...reports] }, /2 reports/],
  [
    'an unwritten report',
    { reports: [{ assessment: 'a', state: 'requested', claims: 1 }] },
    /requested, not ready/,
  ],
  [
    'a failed report without a retry',
    { reports: [{ assessment: 'a', state: 'error', claims: 5, retryMs: 10 ** 9 }] },
    /failed report for a is not tried again/,
  ],
  [
    'money kept twice',
    { intents: intents.map((intent) => ({ ...intent, kept: 999, dispute: null })) },
    /duplicate payment/,
  ],
  [
    'two active payments',
    { payments: payments.map((payment) => ({ ...payment, active: true })) },
    /two active payments/,
  ],
  [
    'an unpaid report',
    { reports: [...reports, { assessment: 'b', state: 'ready', claims: 1 }] },
    /report for b and no payment/,
  ],
  [
    'a payment without money',
    { intents: intents.map((intent) => ({ ...intent, kept: 0, dispute: null })) },
    /We say we keep 999/,
  ],
  [
    'a sale with two intents',
    { intents: intents.map((intent) => ({ ...intent, generation: '1' })) },
    /two intents for the sale a:1/,
  ],
  [
    'a lost dispute that left the access',
    {
      intents: intents.map((intent) =>
        intent.id === 'pi_1' ? { ...intent, kept: 0, dispute: 'lost' } : intent,
      ),
    },
    /We say we keep 999 of pi_1, the provider says 0[^]*dispute of pi_1 is null, the provider says lost/,
  ],
  [
    'a dispute won back that left the buyer without access',
    {
      intents: intents.map((intent) =>
        intent.id === 'pi_1' ? { ...intent, dispute: 'won' } : intent,
      ),
      payments: payments.map((payment) => ({
        ...payment,
        kept: 0,
        active: false,
        dispute: 'lost',
      })),
    },
    /0 payments for the paid intent pi_1[^]*dispute of pi_1 is lost, the provider says won/,
  ],
  ['an open refund', { openRefunds: ['pi_2'] }, /still open/],
  ['a lost assessment', { assessments: ['a'] }, /acknowledged and is gone/],
];

for (const [name, change, sentence] of spoilt) {
  test(`${name} is found`, () => {
    assert.match(violations({ ...sound, ...change }, ['a', 'b']).join('\n'), sentence);
  });
}
