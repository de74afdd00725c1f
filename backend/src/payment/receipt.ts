import { BRAND, type Receipt } from '@bearings/contracts';
import type { PaymentEntity } from './payment.entity.js';

const ITEM = `${BRAND.name} career report`;

/** What a buyer is told about one payment. `vatNote` is the seller's own words. */
export function receiptOf(payment: PaymentEntity, vatNote: string): Receipt {
  const { receiptNumber, assessmentId, paidAt, refundedAt } = payment;
  const { amount, currency, refundedAmount, cardLast4, dispute } = payment;
  return {
    number: `R-${String(receiptNumber).padStart(6, '0')}`,
    assessmentId,
    paidAt: paidAt.toISOString(),
    item: ITEM,
    amount,
    currency,
    refundedAmount,
    refundedAt: refundedAt?.toISOString() ?? null,
    dispute,
    cardLast4,
    vatNote,
  };
}
