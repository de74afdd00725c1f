import type { PaymentStatus } from '@bearings/contracts';
import { isFinal, isReturned, nextAction, parseStatus } from './payment-state.js';

const STATUSES: PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];
const OPEN = STATUSES.filter((status) => !isFinal(status));

describe('the payment state', () => {
  it('takes only a success for payment, whatever was known before', () => {
    for (const known of STATUSES) {
      for (const seen of STATUSES) {
        expect(nextAction(known, seen, false) === 'pay').toBe(seen === 'succeeded');
      }
    }
  });

  it('never downgrades what is final by what is seen late', () => {
    for (const known of ['succeeded', 'canceled'] as const) {
      for (const seen of [...OPEN, 'canceled'] as const) {
        expect(nextAction(known, seen, false)).toBe('keep');
      }
    }
  });

  it('waits while it is open, and closes when it is cancelled', () => {
    for (const known of OPEN) {
      for (const seen of OPEN) expect(nextAction(known, seen, false)).toBe('wait');
      expect(nextAction(known, 'canceled', false)).toBe('close');
    }
  });

  it('takes returned money for no payment, though the intent stays succeeded', () => {
    for (const known of STATUSES) expect(nextAction(known, 'succeeded', true)).toBe('return');
  });

  it('waits on a status it does not know', () => {
    expect(parseStatus('succeeded')).toBe('succeeded');
    expect(parseStatus('brand_new')).toBe('processing');
  });

  it('calls only success and cancellation final', () => {
    expect(STATUSES.filter(isFinal)).toEqual(['canceled', 'succeeded']);
  });
});

describe('money', () => {
  it.each([
    [null, false],
    [{ refundedAmount: 0, refundFailed: false, dispute: null }, false],
    [{ refundedAmount: 998, refundFailed: false, dispute: null }, false],
    [{ refundedAmount: 999, refundFailed: false, dispute: null }, true],
    [{ refundedAmount: 0, refundFailed: false, dispute: 'open' }, false],
    [{ refundedAmount: 0, refundFailed: false, dispute: 'won' }, false],
    [{ refundedAmount: 400, refundFailed: false, dispute: 'lost' }, true],
  ] as const)('of a charge %j is back: %s', (charge, returned) => {
    expect(isReturned(999, charge)).toBe(returned);
  });
});
