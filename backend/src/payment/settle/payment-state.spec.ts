import type { PaymentStatus } from '@bearings/contracts';
import { isFinal, isReversed, nextAction, parseStatus } from './payment-state.js';

const STATUSES: PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];
const OPEN_STATUSES = STATUSES.filter((status) => !isFinal(status));

describe('nextAction', () => {
  it('marks as paid only a succeeded intent, whatever was stored before', () => {
    for (const known of STATUSES) {
      for (const seen of STATUSES) {
        expect(nextAction(known, seen, false) === 'markPaid').toBe(seen === 'succeeded');
      }
    }
  });

  it('ignores an older status once the stored one is final', () => {
    for (const known of ['succeeded', 'canceled'] as const) {
      for (const seen of [...OPEN_STATUSES, 'canceled'] as const) {
        expect(nextAction(known, seen, false)).toBe('ignore');
      }
    }
  });

  it('waits while the intent is open and closes it when it is cancelled', () => {
    for (const known of OPEN_STATUSES) {
      for (const seen of OPEN_STATUSES) expect(nextAction(known, seen, false)).toBe('wait');
      expect(nextAction(known, 'canceled', false)).toBe('close');
    }
  });

  it('marks a reversed payment although its intent stays succeeded', () => {
    for (const known of STATUSES) expect(nextAction(known, 'succeeded', true)).toBe('markReversed');
  });

  it('counts an unknown status as processing', () => {
    expect(parseStatus('succeeded')).toBe('succeeded');
    expect(parseStatus('brand_new')).toBe('processing');
  });

  it('counts only succeeded and canceled as final', () => {
    expect(STATUSES.filter(isFinal)).toEqual(['canceled', 'succeeded']);
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
  ] as const)('for the charge %j is %s', (charge, reversed) => {
    expect(isReversed(999, charge)).toBe(reversed);
  });
});
