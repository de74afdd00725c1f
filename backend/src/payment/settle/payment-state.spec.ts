import type { PaymentStatus } from '@bearings/contracts';
import { isFinalStatus, isReversed, nextAction, parseStatus } from './payment-state.js';

const PAYMENT_STATUSES: PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];
const OPEN_STATUSES = PAYMENT_STATUSES.filter((status) => !isFinalStatus(status));

describe('nextAction', () => {
  it('returns markPaid exactly when the fetched intent has succeeded and the payment is not reversed', () => {
    for (const known of PAYMENT_STATUSES) {
      for (const seen of PAYMENT_STATUSES) {
        expect(nextAction(known, seen, false) === 'markPaid').toBe(seen === 'succeeded');
      }
    }
  });

  it('ignores a fetched open or cancelled status once the stored status is final', () => {
    for (const known of ['succeeded', 'canceled'] as const) {
      for (const seen of [...OPEN_STATUSES, 'canceled'] as const) {
        expect(nextAction(known, seen, false)).toBe('ignore');
      }
    }
  });

  it('returns wait while the fetched intent is open, and close when the fetched intent is cancelled', () => {
    for (const known of OPEN_STATUSES) {
      for (const seen of OPEN_STATUSES) expect(nextAction(known, seen, false)).toBe('wait');
      expect(nextAction(known, 'canceled', false)).toBe('close');
    }
  });

  it('returns markReversed for a reversed payment, although the provider still reports the intent as succeeded', () => {
    for (const known of PAYMENT_STATUSES) expect(nextAction(known, 'succeeded', true)).toBe('markReversed');
  });

  it('treats an unknown status as processing', () => {
    expect(parseStatus('succeeded')).toBe('succeeded');
    expect(parseStatus('brand_new')).toBe('processing');
  });

  it('treats only the statuses succeeded and canceled as final', () => {
    expect(PAYMENT_STATUSES.filter(isFinalStatus)).toEqual(['canceled', 'succeeded']);
  });
});

describe('isReversed', () => {
  it.each([
    [null, false],
    [{ refundedAmount: 0, refundFailed: false, dispute: null }, false],
    [{ refundedAmount: 998, refundFailed: false, dispute: null }, false],
    [{ refundedAmount: 999, refundFailed: false, dispute: null }, true],
    [{ refundedAmount: 0, refundFailed: false, dispute: 'open' }, false],
    [{ refundedAmount: 0, refundFailed: false, dispute: 'won' }, false],
    [{ refundedAmount: 400, refundFailed: false, dispute: 'lost' }, true],
  ] as const)('returns for the charge %j the result %s', (charge, reversed) => {
    expect(isReversed(999, charge)).toBe(reversed);
  });
});
