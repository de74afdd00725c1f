import { faultOf } from './judge-intent.js';
import type { ProviderIntent } from './payment-provider.js';

const ours: ProviderIntent = {
  id: 'pi_1',
  assessmentId: 'a',
  generation: 1,
  status: 'succeeded',
  amount: 999,
  currency: 'gbp',
  live: false,
  clientSecret: 'secret',
  charge: null,
};

describe('an intent as the provider shows it', () => {
  it('is ours when everything matches, or when our own record is missing', () => {
    expect(faultOf(ours, { assessmentId: 'a', live: false })).toBeNull();
    expect(faultOf(ours, { assessmentId: null, live: false })).toBeNull();
  });

  it.each([
    ['assessment', { assessmentId: 'b' }],
    ['no assessment', { assessmentId: null }],
    ['amount', { amount: 99 }],
    ['currency', { currency: 'usd' }],
    ['live', { live: true }],
  ])('is refused for a wrong %s', (word, change) => {
    const fault = faultOf({ ...ours, ...change }, { assessmentId: 'a', live: false });
    expect(fault).toContain(word);
  });
});
