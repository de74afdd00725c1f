import { findIntentMismatch } from './intent-mismatch.js';
import type { ProviderIntent } from '../provider/payment-provider.js';

const ownIntent: ProviderIntent = {
  id: 'pi_1',
  assessmentId: 'a',
  generation: 1,
  status: 'succeeded',
  amount: 999,
  currency: 'gbp',
  live: false,
  clientSecret: 'secret',
  charge: null,
  unknownStatuses: [],
};

describe('findIntentMismatch', () => {
  it('returns null when the intent matches our record, or when we have no record', () => {
    expect(findIntentMismatch(ownIntent, { assessmentId: 'a', live: false })).toBeNull();
    expect(findIntentMismatch(ownIntent, { assessmentId: null, live: false })).toBeNull();
  });

  it.each([
    ['assessment', { assessmentId: 'b' }],
    ['no assessment', { assessmentId: null }],
    ['amount', { amount: 99 }],
    ['currency', { currency: 'usd' }],
    ['live', { live: true }],
  ])('names what differs from our record: %s', (word, change) => {
    const mismatch = findIntentMismatch({ ...ownIntent, ...change }, { assessmentId: 'a', live: false });
    expect(mismatch).toContain(word);
  });
});
