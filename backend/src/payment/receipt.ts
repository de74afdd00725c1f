import { BRAND, type Receipt } from '@bearings/contracts';
import type { ReceiptWords } from '../content/email-copy/purchase-mails.js';
import type { PaymentEntity } from './payment.entity.js';

const ITEM = `${BRAND.name} career report`;

/** Returns the receipt of one payment. `vatNote` is the seller's own text. */
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

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the receipt's values as British text for an email; the date is in UTC. */
export function wordsOf({ number, item, amount, currency, ...receipt }: Receipt): ReceiptWords {
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return {
    number,
    item,
    amount: money.format(amount / 100),
    date: DATE.format(new Date(receipt.paidAt)),
    last4: receipt.cardLast4,
    vat: receipt.vatNote,
  };
}
