import type { AdminUserPage, ModelRate } from './api.generated.js';

export type AdminPage<Row> = Omit<AdminUserPage, 'items'> & { items: Row[] };

export const ADMIN_PAGE_SIZE = 25;

/**
 * Maximum number of rows in an administration list. Administrators find further rows by searching, filtering or
 * sorting.
 */
export const MAX_ADMIN_LISTED_ROWS = 10_000;

/** Maximum length of the note on how a person proved who they are. */
export const MAX_REFERENCE_LENGTH = 120;

/** What an administrator may send to a buyer again: the link that opens the report, the receipt, or the report as a PDF. */
export const RESENT_MAILS = ['link', 'receipt', 'report'] as const;
export type ResentMail = (typeof RESENT_MAILS)[number];

/** Filters and sort orders of each list of the administration. The first sort order is the default. */
export const ADMIN_LISTS = {
  users: {
    filters: ['user', 'staff', 'no-password', 'unverified'],
    sorts: ['-createdAt', 'createdAt', 'email', '-email'],
  },
  assessments: {
    filters: ['in_progress', 'payment_required', 'generating', 'ready', 'error', 'superseded'],
    sorts: ['-createdAt', 'createdAt', '-completedAt', 'completedAt', 'email', '-email'],
  },
  payments: {
    filters: ['standing', 'refunded', 'disputed', 'ownerless'],
    sorts: ['-paidAt', 'paidAt', '-refundedAt', 'refundedAt'],
  },
  reports: {
    filters: ['requested', 'writing', 'ready', 'error', 'stuck', 'late', 'failing'],
    sorts: ['-requestedAt', 'requestedAt', '-generatedAt', 'generatedAt', '-attempts', 'attempts'],
  },
  messages: {
    filters: ['open', 'answered'],
    sorts: ['-createdAt', 'createdAt'],
  },
  audit: {
    filters: [
      'report.rerun',
      'payment.refund',
      'sessions.end',
      'account.delete',
      'report.move',
      'email.correct',
      'answers.delete',
      'person.object',
      'person.export',
      'mail.resend',
      'factor.enrol',
      'factor.codes',
      'factor.remove',
      'person.read',
      'list.export',
    ],
    sorts: ['-at', 'at'],
  },
} as const;

export type AdminListName = keyof typeof ADMIN_LISTS;

/** Limits are rounded down, so that none seems to reach a bound that it misses. */
const toPercent = (share: number): string => `${Math.floor(Math.round(10_000 * share) / 100)}%`;

/** Returns a rate of a model's judge with its interval, as in "24 of 24 refused (86% to 100%)". */
export const describeRate = ({ right, of, low, high }: Omit<ModelRate, 'needed'>, what: string): string =>
  `${right} of ${of} ${what} (${toPercent(low)} to ${toPercent(high)})`;

/** Returns both rates of a model's judge and the bounds that they need, to follow "It". */
export const describeRates = ({ refused, kept }: Record<'refused' | 'kept', ModelRate>): string =>
  `refused ${describeRate(refused, 'false sentences')} and kept ${describeRate(kept, 'true ones')}. ` +
  `These 95% intervals must begin at ${toPercent(refused.needed)} and ${toPercent(kept.needed)} or above`;
