import type { PaymentStatus } from '@bearings/contracts';
import {
  decideEffects,
  type Effect,
  type FetchedIntent,
  type KnownIntent,
} from './settle-decision.js';

const charge = { refundedAmount: 0, refundFailed: false, dispute: null };
const fetched: FetchedIntent = { id: 'pi_1', status: 'succeeded', amount: 999, charge };
const refunded: FetchedIntent = { ...fetched, charge: { ...charge, refundedAmount: 999 } };
const known: KnownIntent = {
  status: 'processing',
  assessment: { isSuperseded: false },
  payment: null,
};
const paid: KnownIntent = {
  ...known,
  status: 'succeeded',
  payment: { isReversed: false, isLost: false },
};
const active = { intentId: 'pi_1' };
const other = { intentId: 'pi_2' };

const effectTypes = (effects: Effect[]) => effects.map(({ type }) => type).join(' ');

describe('decideEffects', () => {
  it('records the payment when an intent first succeeds, then runs the hooks for a paid assessment', () => {
    expect(effectTypes(decideEffects(known, fetched, null))).toBe(
      'storeStatus recordPayment mailReceipt emitSettled',
    );
  });

  it('restores a superseded assessment that is paid, before the hooks for a paid assessment run', () => {
    const superseded = { ...known, assessment: { isSuperseded: true } };
    expect(effectTypes(decideEffects(superseded, fetched, null))).toBe(
      'storeStatus recordPayment restoreAssessment mailReceipt emitSettled',
    );
  });

  it('only updates the payment record when a recorded success is fetched again', () => {
    expect(effectTypes(decideEffects(paid, fetched, active))).toBe('storeStatus recordPayment');
  });

  it('refunds a payment that succeeds while another payment is active', () => {
    expect(decideEffects(known, fetched, other)).toEqual([
      { type: 'storeStatus' },
      { type: 'orderRefund', reason: 'second_payment' },
    ]);
  });

  it('withdraws the report when the active payment is reversed', () => {
    expect(effectTypes(decideEffects(paid, refunded, active))).toBe(
      'storeStatus recordPayment closeRefund logReversed mailRefund emitReversed',
    );
  });

  it('does not withdraw the report when a duplicate payment is reversed', () => {
    expect(effectTypes(decideEffects(known, refunded, other))).not.toContain('emitReversed');
  });

  it('does not email the buyer again about a reversal that is already recorded', () => {
    const reversed = { ...paid, payment: { isReversed: true, isLost: false } };
    expect(effectTypes(decideEffects(reversed, refunded, null))).not.toContain('mailRefund');
  });

  it('sends no refund email for a lost dispute, because the card issuer returns the money', () => {
    const disputed: FetchedIntent = { ...fetched, charge: { ...charge, dispute: 'lost' } };
    expect(effectTypes(decideEffects(paid, disputed, active))).toBe(
      'storeStatus recordPayment closeRefund logReversed emitReversed',
    );
  });

  describe('when a dispute that was lost is won', () => {
    const lost = { ...paid, payment: { isReversed: true, isLost: true } };
    const won: FetchedIntent = { ...fetched, charge: { ...charge, dispute: 'won' } };

    it('restores the payment and runs the hooks for a paid assessment again', () => {
      expect(effectTypes(decideEffects(lost, won, null))).toBe(
        'storeStatus recordPayment logRestored mailReceipt emitSettled',
      );
    });

    it('refunds the payment if the buyer has paid again', () => {
      expect(effectTypes(decideEffects(lost, won, other))).toBe('storeStatus orderRefund');
    });

    it('emails the buyer when the payment is refunded after the dispute was won', () => {
      const back: FetchedIntent = {
        ...won,
        charge: { ...charge, dispute: 'won', refundedAmount: 999 },
      };
      expect(effectTypes(decideEffects(lost, back, other))).toContain('mailRefund');
    });

    it('does not restore a payment that was reversed by a refund', () => {
      const refundedBefore = { ...paid, payment: { isReversed: true, isLost: false } };
      expect(effectTypes(decideEffects(refundedBefore, won, null))).toBe(
        'storeStatus recordPayment',
      );
    });
  });

  it('reopens a refund order whose refund, recorded as made, failed at the bank', () => {
    const reversed = { ...paid, payment: { isReversed: true, isLost: false } };
    const failed = { ...fetched, charge: { ...charge, refundFailed: true } };
    expect(effectTypes(decideEffects(reversed, failed, null))).toContain('reopenRefund');
    expect(effectTypes(decideEffects(paid, failed, active))).not.toContain('reopenRefund');
  });

  it.each<PaymentStatus>(['processing', 'canceled', 'requires_action'])(
    'changes nothing when an intent recorded as succeeded is fetched with the older status %s',
    (status) => {
      expect(decideEffects(paid, { ...fetched, status, charge: null }, active)).toEqual([]);
    },
  );

  describe('once the owner was deleted', () => {
    const ownerless = { ...known, assessment: null };

    it('cancels an open intent', () => {
      const open = { ...fetched, status: 'processing', charge: null } as const;
      expect(effectTypes(decideEffects(ownerless, open, null))).toBe('storeStatus requestCancel');
    });

    it('refunds a payment that succeeds afterwards', () => {
      expect(decideEffects(ownerless, fetched, null)).toEqual([
        { type: 'storeStatus' },
        { type: 'orderRefund', reason: 'ownerless' },
      ]);
    });

    it('keeps the record of a payment that was made before', () => {
      expect(effectTypes(decideEffects({ ...paid, assessment: null }, fetched, null))).toBe(
        'storeStatus recordPayment',
      );
    });

    it('closes the refund order without running hooks', () => {
      expect(effectTypes(decideEffects({ ...paid, assessment: null }, refunded, null))).toBe(
        'storeStatus recordPayment closeRefund',
      );
    });
  });
});
