import type { Receipt } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import type { Config } from '../config/config.js';
import type { ReceiptWords } from '../content/email-copy/purchase-mails.js';
import { longDate } from '@bearings/report-composer';
import type { PaymentEntity } from './payment.entity.js';

/** The product's name on receipts and at the provider. */
export const PRODUCT_NAME = `${BRAND.name} career report`;

type SellerConfig = Pick<Config, 'seller' | 'vatNote'>;

/** Returns a payment's receipt, with the seller's current details. */
export function createReceipt(payment: PaymentEntity, { seller, vatNote }: SellerConfig): Receipt {
  const { id, receiptNumber, assessmentId, paidAt, refundedAt } = payment;
  const { amount, currency, refundedAmount, cardLast4, dispute } = payment;
  return {
    id,
    number: `R-${String(receiptNumber).padStart(6, '0')}`,
    assessmentId,
    paidAt: paidAt.toISOString(),
    item: PRODUCT_NAME,
    amount,
    currency,
    refundedAmount,
    refundedAt: refundedAt?.toISOString() ?? null,
    dispute,
    cardLast4,
    vatNote,
    seller,
  };
}

/** Returns a payment's receipt as British text for an email; the date is in UTC. */
export function createReceiptWords(payment: PaymentEntity, seller: SellerConfig): ReceiptWords {
  const { number, item, amount, currency, paidAt, cardLast4 } = createReceipt(payment, seller);
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return {
    number,
    item,
    amount: money.format(amount / 100),
    date: longDate(paidAt),
    last4: cardLast4,
    vat: seller.vatNote,
    seller: seller.seller,
  };
}
