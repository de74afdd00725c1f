import { accountMail } from '../../content/email-copy/account-mails.js';
import {
  confirmCountryMail,
  confirmNewsletterMail,
  contactMail,
  countryWelcomeMail,
  newsletterWelcomeMail,
} from '../../content/email-copy/contact-mails.js';
import { followUpMail } from '../../content/email-copy/follow-up-mails.js';
import type { MailText } from '../../content/email-copy/mail-text.js';
import { planReminderMail } from '../../content/email-copy/plan-mails.js';
import {
  type ReceiptWords,
  type ReportSummary,
  receiptMail,
  refundMail,
  reportLinkMail,
  reportReadyMail,
} from '../../content/email-copy/purchase-mails.js';
import { reportCopyMail } from '../../content/email-copy/report-mails.js';

const SITE_URL = 'https://bearings.example';
const SAMPLE_TOKEN = 'Zk3Jw8vQ5nT1xY7bR2mL9cD4hF6gS0pA';
const REPORT_URL = `${SITE_URL}/report/6f1c2e0a-8f55-4d0e-9d1e-2f6f6f0b7a11/open#${SAMPLE_TOKEN}`;

const SAMPLE_RECEIPT: ReceiptWords = {
  number: 'R-000042',
  item: 'Bearings career report',
  amount: '£9.99',
  date: '12 June 2026',
  last4: '4242',
  vat: 'No VAT is charged.',
  seller: 'Bearings Ltd, 1 High Street, London N1 1AA',
};

const SAMPLE_SUMMARY: ReportSummary = {
  headline: 'You look out for people, and you bring ideas',
  careers: ['Occupational therapist', 'Careers adviser', 'Community development worker'],
  areRanked: true,
};

/**
 * A sample of each email with invented values. The key is the kind of email in the outbox. If there are several samples
 * of one kind, a colon and the name of the variant follow, as in `receipt:signed-in`.
 */
export const MAIL_SAMPLES: Readonly<Record<string, MailText>> = {
  'reset-password': accountMail('reset-password', `${SITE_URL}/reset-password#${SAMPLE_TOKEN}`),
  'verify-email': accountMail('verify-email', `${SITE_URL}/verify-email#${SAMPLE_TOKEN}`),
  'delete-account': accountMail('delete-account', `${SITE_URL}/delete-account#${SAMPLE_TOKEN}`),
  receipt: receiptMail(SAMPLE_RECEIPT, { url: REPORT_URL, signsIn: true }),
  'receipt:signed-in': receiptMail({ ...SAMPLE_RECEIPT, last4: null }, { url: REPORT_URL, signsIn: false }),
  refund: refundMail(SAMPLE_RECEIPT, false, `${SITE_URL}/dashboard`),
  'refund:paid-twice': refundMail(SAMPLE_RECEIPT, true, `${SITE_URL}/dashboard`),
  'report-link': reportLinkMail({ url: REPORT_URL, signsIn: true }),
  'report-ready': reportReadyMail(SAMPLE_SUMMARY, { url: REPORT_URL, signsIn: true }, null),
  'ready-with-receipt': reportReadyMail(SAMPLE_SUMMARY, { url: REPORT_URL, signsIn: true }, SAMPLE_RECEIPT),
  'report-copy': reportCopyMail(`${SITE_URL}/report/6f1c2e0a-8f55-4d0e-9d1e-2f6f6f0b7a11`),
  contact: contactMail({
    name: 'Zoë “ZZ” Łukasiewicz-Featherstonehaugh',
    email: 'zoe.lukasiewicz.featherstonehaugh@mail.example.org',
    category: 'technical',
    subject: 'The <b>button</b> does nothing & my answers are gone',
    message: 'Hello,\n\nI pressed it twice.\nSupercalifragilisticexpialidocious'.padEnd(220, 'o'),
  }),
  'newsletter-confirm': confirmNewsletterMail(
    `${SITE_URL}/newsletter/confirm#${SAMPLE_TOKEN}`,
    `${SITE_URL}/newsletter/leave#${SAMPLE_TOKEN}`,
  ),
  'newsletter-confirm:country': confirmCountryMail(
    'NL',
    `${SITE_URL}/newsletter/confirm?country=NL#${SAMPLE_TOKEN}`,
    `${SITE_URL}/newsletter/leave#${SAMPLE_TOKEN}`,
  ),
  'newsletter-welcome:country': countryWelcomeMail('NL', `${SITE_URL}/newsletter/leave#${SAMPLE_TOKEN}`),
  'newsletter-welcome': newsletterWelcomeMail(`${SITE_URL}/blog`, `${SITE_URL}/newsletter/leave#${SAMPLE_TOKEN}`),
  'follow-up': followUpMail(
    1,
    (answer) => `${SITE_URL}/follow-up#${SAMPLE_TOKEN}.${answer}`,
    `${SITE_URL}/follow-up#${SAMPLE_TOKEN}`,
  ),
  'plan-reminder': planReminderMail(
    [
      { text: 'Read three job adverts for “Trainee nurse”', date: '24 November 2026' },
      { text: 'Ask <b>my aunt</b>, who is a midwife', date: '25 November 2026' },
    ],
    `${SITE_URL}/report/1#plan`,
    `${SITE_URL}/stop-reminders#${SAMPLE_TOKEN}`,
  ),
};
