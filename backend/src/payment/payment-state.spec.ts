import type { PaymentStatus } from '@bearings/contracts';
import { isFinal, nextAction, parseStatus } from './payment-state.js';

const STATUSES: PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];

describe('the payment state', () => {
  it('takes only a success for payment', () => {
    for (const before of STATUSES) {
      for (const now of STATUSES) {
        expect(nextAction(before, now, false) === 'pay').toBe(now === 'succeeded');
      }
    }
  });

  it('never downgrades a success by what arrives later', () => {
    for (const now of STATUSES.filter((status) => status !== 'succeeded')) {
      expect(nextAction('succeeded', now, false)).toBe('keep');
    }
  });

  it('ends access when the charge was refunded, though the intent stays succeeded', () => {
    expect(nextAction('succeeded', 'succeeded', true)).toBe('refund');
    expect(nextAction('processing', 'succeeded', true)).toBe('refund');
  });

  it('waits on a status it does not know', () => {
    expect(parseStatus('succeeded')).toBe('succeeded');
    expect(parseStatus('brand_new')).toBe('processing');
  });

  it('calls only success and cancellation final', () => {
    expect(STATUSES.filter(isFinal)).toEqual(['canceled', 'succeeded']);
  });
});
