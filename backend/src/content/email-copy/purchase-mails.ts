import { claims } from '@bearings/contracts';

/** One receipt in the words of a message. */
export interface ReceiptWords {
  number: string;
  item: string;
  /** With its currency, such as £9.99. */
  amount: string;
  date: string;
  /** The last four digits; null when it was no card. */
  last4: string | null;
  vat: string;
}

export const RECEIPT_MAIL = {
  subject: 'Your receipt',
  opening: ({ number, item, amount, date, last4, vat }: ReceiptWords) => [
    'Thank you. We have received your payment.',
    `Receipt ${number}: ${item}`,
    `Amount: ${amount}. ${vat}`,
    `Paid on: ${date}`,
    ...(last4 === null ? [] : [`Card: ending in ${last4}`]),
  ],
  label: 'Go to your report',
  closing: ['Your report is being written and will be ready soon. Please keep this receipt.'],
} as const;

/**
 * How buyers without an account come to their report. The page they paid on may be making one while
 * this is on its way.
 */
export const NO_ACCOUNT = {
  label: 'Create your account',
  closing: [
    'Your report waits for an account with the address this message came to. Create one and confirm the address: that adds the report to it.',
    'If you have been given an account by now, sign in instead.',
  ],
} as const;

/** Money has gone back: because it was asked for, or because a report was paid for twice. */
export const REFUND_MAIL = {
  subject: 'Your refund',
  opening: ({ number, item, amount, last4 }: ReceiptWords, paidTwice: boolean) => [
    paidTwice
      ? 'Your report was paid for twice, so we have sent the second payment back.'
      : 'We have sent your payment back.',
    `Receipt ${number}: ${item}`,
    `Refunded: ${amount}${last4 === null ? '' : `, to the card ending in ${last4}`}`,
  ],
  label: 'Go to your dashboard',
  closing: (paidTwice: boolean) => [
    `Your bank may take ${claims.refund.bank} to show it.`,
    paidTwice
      ? 'Your first payment stands, and your report is yours as before.'
      : 'This ends access to the report. Your assessment stays, and the report can be unlocked again later.',
  ],
} as const;

export const REPORT_READY_MAIL = {
  subject: 'Your career report is ready',
  opening: ['Your career report has been written. You can read, print and download it now.'],
  label: 'Read your report',
  closing: ['You may have to sign in first, with the address this message came to.'],
} as const;
