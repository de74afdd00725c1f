import { claims, PURCHASE_LINK_DAYS } from '@bearings/contracts';

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
  closing: ['We email you again when your report is ready. Please keep this receipt.'],
} as const;

/** How a purchase mail leads to the report. Each line is true whichever mail arrives first. */
export const READ_REPORT = {
  label: 'Read your report',
  byLink: [
    'The button signs you in. If you have no password yet, you choose one first.',
    `It works once, for ${PURCHASE_LINK_DAYS} days. After that, the page it opens emails you a new one.`,
    'If you bought nothing from us, someone typed your address by mistake. You can ignore this email.',
  ],
  bySignIn: ['Sign in with the account that you keep your reports in.'],
} as const;

export const REPORT_LINK_MAIL_COPY = {
  subject: 'Your new link',
  opening: ['Here is the new link to your career report.'],
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
} as const;
