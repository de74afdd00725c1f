import type { PaymentStatus } from '@bearings/contracts';
import { decideEffects, type Effect, type FetchedIntent, type StoredIntent } from './settle-decision.js';

const charge = { refundedAmount: 0, refundFailed: false, dispute: null };
const fetchedIntent: FetchedIntent = { id: 'pi_1', status: 'succeeded', amount: 999, charge };
const refundedIntent: FetchedIntent = {
  ...fetchedIntent,
  charge: { ...charge, refundedAmount: 999 },
};
const storedIntent: StoredIntent = {
  status: 'processing',
  assessment: { isSuperseded: false },
  payment: null,
};
const paidIntent: StoredIntent = {
  ...storedIntent,
  status: 'succeeded',
  payment: { isReversed: false, isLost: false },
};
const activePayment = { intentId: 'pi_1' };
const otherActivePayment = { intentId: 'pi_2' };

const effectTypes = (effects: Effect[]) => effects.map(({ type }) => type).join(' ');

describe('decideEffects', () => {
  it('records the payment when an intent first succeeds, then runs the hooks for a paid assessment', () => {
    expect(effectTypes(decideEffects(storedIntent, fetchedIntent, null))).toBe(
      'storeStatus recordPayment mailReceipt emitSettled',
    );
  });

  it('restores a superseded assessment that is paid, before the hooks for a paid assessment run', () => {
    const supersededIntent = { ...storedIntent, assessment: { isSuperseded: true } };
    expect(effectTypes(decideEffects(supersededIntent, fetchedIntent, null))).toBe(
      'storeStatus recordPayment restoreAssessment mailReceipt emitSettled',
    );
  });

  it('only updates the payment record when a recorded success is fetched again', () => {
    expect(effectTypes(decideEffects(paidIntent, fetchedIntent, activePayment))).toBe('storeStatus recordPayment');
  });

  it('refunds a payment that succeeds while another payment is active', () => {
    expect(decideEffects(storedIntent, fetchedIntent, otherActivePayment)).toEqual([
      { type: 'storeStatus' },
      { type: 'orderRefund', reason: 'second_payment' },
    ]);
  });

  it('withdraws the report when the active payment is reversed', () => {
    expect(effectTypes(decideEffects(paidIntent, refundedIntent, activePayment))).toBe(
      'storeStatus recordPayment closeRefund logReversed mailRefund emitReversed',
    );
  });

  it('does not withdraw the report when a duplicate payment is reversed', () => {
    expect(effectTypes(decideEffects(storedIntent, refundedIntent, otherActivePayment))).not.toContain('emitReversed');
  });

  it('does not email the buyer again about a reversal that is already recorded', () => {
    const reversedIntent = { ...paidIntent, payment: { isReversed: true, isLost: false } };
    expect(effectTypes(decideEffects(reversedIntent, refundedIntent, null))).not.toContain('mailRefund');
  });

  it('sends no refund email for a lost dispute, because the card issuer returns the money', () => {
    const disputedIntent: FetchedIntent = {
      ...fetchedIntent,
      charge: { ...charge, dispute: 'lost' },
    };
    expect(effectTypes(decideEffects(paidIntent, disputedIntent, activePayment))).toBe(
      'storeStatus recordPayment closeRefund logReversed emitReversed',
    );
  });

  describe('when a lost dispute is later decided in our favour', () => {
    const lostIntent = { ...paidIntent, payment: { isReversed: true, isLost: true } };
    const wonIntent: FetchedIntent = { ...fetchedIntent, charge: { ...charge, dispute: 'won' } };

    it('restores the payment and runs the hooks for a paid assessment again', () => {
      expect(effectTypes(decideEffects(lostIntent, wonIntent, null))).toBe(
        'storeStatus recordPayment logRestored mailReceipt emitSettled',
      );
    });

    it('refunds the payment if the buyer has paid again', () => {
      expect(effectTypes(decideEffects(lostIntent, wonIntent, otherActivePayment))).toBe('storeStatus orderRefund');
    });

    it('emails the buyer when the payment is refunded after the dispute was won', () => {
      const returnedIntent: FetchedIntent = {
        ...wonIntent,
        charge: { ...charge, dispute: 'won', refundedAmount: 999 },
      };
      expect(effectTypes(decideEffects(lostIntent, returnedIntent, otherActivePayment))).toContain('mailRefund');
    });

    it('does not restore a payment that was reversed by a refund', () => {
      const refundedEarlier = { ...paidIntent, payment: { isReversed: true, isLost: false } };
      expect(effectTypes(decideEffects(refundedEarlier, wonIntent, null))).toBe('storeStatus recordPayment');
    });
  });

  it('reopens the refund order when a refund that was already recorded fails at the bank', () => {
    const reversedIntent = { ...paidIntent, payment: { isReversed: true, isLost: false } };
    const failed = { ...fetchedIntent, charge: { ...charge, refundFailed: true } };
    expect(effectTypes(decideEffects(reversedIntent, failed, null))).toContain('reopenRefund');
    expect(effectTypes(decideEffects(paidIntent, failed, activePayment))).not.toContain('reopenRefund');
  });

  it.each<PaymentStatus>(['processing', 'canceled', 'requires_action'])(
    'changes nothing when an intent recorded as succeeded is fetched with the older status %s',
    (status) => {
      expect(decideEffects(paidIntent, { ...fetchedIntent, status, charge: null }, activePayment)).toEqual([]);
    },
  );

  describe('once the owner was deleted', () => {
    const ownerlessIntent = { ...storedIntent, assessment: null };

    it('cancels an open intent', () => {
      const open = { ...fetchedIntent, status: 'processing', charge: null } as const;
      expect(effectTypes(decideEffects(ownerlessIntent, open, null))).toBe('storeStatus requestCancel');
    });

    it('refunds a payment that succeeds afterwards', () => {
      expect(decideEffects(ownerlessIntent, fetchedIntent, null)).toEqual([
        { type: 'storeStatus' },
        { type: 'orderRefund', reason: 'ownerless' },
      ]);
    });

    it('keeps the record of a payment that was made before', () => {
      expect(effectTypes(decideEffects({ ...paidIntent, assessment: null }, fetchedIntent, null))).toBe(
        'storeStatus recordPayment',
      );
    });

    it('closes the refund order of a refunded payment without running hooks', () => {
      expect(effectTypes(decideEffects({ ...paidIntent, assessment: null }, refundedIntent, null))).toBe(
        'storeStatus recordPayment closeRefund',
      );
    });
  });
});
