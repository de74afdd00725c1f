import { PURCHASE_LINK_DAYS } from '@bearings/contracts';
import { claims } from '@bearings/domain';
import type { MailRow, MailTable, MailText } from './mail-text.js';

/** The texts of one receipt for an email. */
export interface ReceiptWords {
  number: string;
  item: string;
  /** The amount with its currency, such as £9.99. */
  amount: string;
  date: string;
  /** The last four digits of the card; null if another method was used. */
  last4: string | null;
  vat: string;
  seller: string;
}

/** The link to the report in a purchase email. `signsIn` is true if the link signs the reader in. */
export interface ReportLinkWords {
  url: string;
  signsIn: boolean;
}

/**
 * Returns the lines of a purchase email about its link. Each line is true in whatever order the emails of a purchase
 * arrive.
 */
const linkLines = ({ signsIn }: ReportLinkWords): readonly string[] =>
  signsIn
    ? [
        'The button signs you in. If you have no password yet, you choose one first.',
        `It works once, for ${PURCHASE_LINK_DAYS} days. After that, the page it opens emails you a new one.`,
        'If you bought nothing from us, someone typed your address by mistake. You can ignore this email.',
      ]
    : ['Sign in with the account that you keep your reports in.'];

const readReport = ({ url }: ReportLinkWords) => ({ label: 'Read your report', url });

function receiptRows({ item, date, last4 }: ReceiptWords): MailRow[] {
  return [
    { label: 'Item', value: item },
    { label: 'Paid on', value: date },
    ...(last4 === null ? [] : [{ label: 'Card', value: `ending in ${last4}` }]),
  ];
}

const receiptTable = (receipt: ReceiptWords): MailTable => ({
  title: `Receipt ${receipt.number}`,
  rows: [
    ...receiptRows(receipt),
    { label: 'Sold by', value: receipt.seller },
    { label: 'VAT', value: receipt.vat },
    { label: 'Total', value: receipt.amount, strong: true },
  ],
});

export const receiptMail = (receipt: ReceiptWords, link: ReportLinkWords): MailText => ({
  subject: 'Your receipt',
  preheader: `We’ve received ${receipt.amount} for your career report.`,
  opening: ['Thank you. We have received your payment.'],
  table: receiptTable(receipt),
  action: readReport(link),
  closing: ['We email you again when your report is ready. Please keep this receipt.', ...linkLines(link)],
});

export const reportLinkMail = (link: ReportLinkWords): MailText => ({
  subject: 'Your new link',
  preheader: 'It opens your career report.',
  opening: ['Here is the new link to your career report.'],
  action: readReport(link),
  closing: linkLines(link),
});

/** Composes the email about a refund, whether requested or of a duplicate payment. */
export const refundMail = (receipt: ReceiptWords, paidTwice: boolean, dashboardUrl: string): MailText => ({
  subject: 'Your refund',
  preheader: `${receipt.amount} is on its way back to you.`,
  opening: [
    paidTwice
      ? 'Your report was paid for twice, so we have sent the second payment back.'
      : 'We have sent your payment back.',
  ],
  table: {
    title: `Receipt ${receipt.number}`,
    rows: [...receiptRows(receipt), { label: 'Refunded', value: receipt.amount, strong: true }],
  },
  action: { label: 'Go to your dashboard', url: dashboardUrl },
  closing: [
    `Your bank may take ${claims.refund.bank} to show it.`,
    paidTwice
      ? 'Your first payment stands, and your report is yours as before.'
      : 'This ends access to the report. Your assessment stays, and the report can be unlocked again later.',
  ],
});

/** What an email says of a report. */
export interface ReportSummary {
  /** What the scores show, without a full stop. */
  headline: string;
  /** The first careers, best first, or in no particular order if they are not ranked. */
  careers: readonly string[];
  areRanked: boolean;
}

/**
 * Composes the email that says that a report is ready. Neither the subject nor the preheader contains the summary,
 * because locked screens show them.
 * @param receipt the receipt of the payment, if it has not been sent yet
 */
export const reportReadyMail = (
  summary: ReportSummary | null,
  link: ReportLinkWords,
  receipt: ReceiptWords | null,
): MailText => ({
  subject: receipt ? 'Your career report is ready, with your receipt' : 'Your career report is ready',
  preheader: receipt
    ? `Read it, print it or download it now. We’ve received ${receipt.amount}: thank you.`
    : 'Read it, print it or download it now.',
  opening: [
    ...(summary ? [`${summary.headline}.`] : []),
    'Your career report has been written. You can read, print and download it now.',
  ],
  ...(summary && {
    list: {
      title: summary.areRanked ? 'The careers nearest to your answers' : 'Three of the careers in it',
      items: summary.careers,
    },
  }),
  action: readReport(link),
  closing: [...linkLines(link), ...(receipt ? ['Here is your receipt. Please keep it.'] : [])],
  ...(receipt && { footTable: receiptTable(receipt) }),
});
