// The data of a receipt's PDF, which backend/assets/pdf/receipt.typ lays out.
import type { Receipt } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { longDate } from '@bearings/report-composer';
import { RECEIPT_PDF } from '../content/email-copy/receipt-pdf.js';

const texts = RECEIPT_PDF;

interface ReceiptPdfData {
  brand: string;
  title: string;
  heading: string;
  number: string;
  seller: { title: string; lines: string[] };
  rows: [string, string][];
  total: [string, string];
  vatNote: string;
}

/** Returns the data of a receipt's PDF. Dates are in UTC. */
export function toReceiptPdfData(receipt: Receipt): ReceiptPdfData {
  const { number, item, paidAt, cardLast4, refundedAmount, refundedAt, vatNote } = receipt;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: receipt.currency.toUpperCase(),
  });
  const formatMoney = (pence: number): string => format.format(pence / 100);
  const refund = (): string =>
    refundedAt === null
      ? formatMoney(refundedAmount)
      : texts.refundedOn(formatMoney(refundedAmount), longDate(refundedAt));
  return {
    brand: BRAND.name,
    title: texts.title(BRAND.name, number),
    heading: texts.heading,
    number,
    seller: {
      title: texts.seller,
      lines: (receipt.seller ?? BRAND.name).split(/\s*[\n;]\s*|,\s+/),
    },
    rows: [
      [texts.rows.number, number],
      [texts.rows.paid, longDate(paidAt)],
      ...(cardLast4 === null ? [] : ([[texts.rows.card, texts.card(cardLast4)]] satisfies [string, string][])),
      [texts.rows.item, item],
      [texts.rows.amount, formatMoney(receipt.amount)],
      ...(refundedAmount === 0 ? [] : ([[texts.rows.refunded, refund()]] satisfies [string, string][])),
    ],
    total: [texts.rows.total, formatMoney(receipt.amount - refundedAmount)],
    vatNote,
  };
}
