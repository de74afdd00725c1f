import type { AssessmentStatus } from './assessment.js';
import type { Role } from './auth.js';

/** What happened on one day (UTC). */
export interface FunnelDay {
  /** YYYY-MM-DD. */
  date: string;
  started: number;
  completed: number;
  paid: number;
  ready: number;
}

/** Counts for the administrator's first screen. */
export interface AdminOverview {
  started: number;
  completed: number;
  paid: number;
  ready: number;
  /** Pence received, less refunds. */
  revenue: number;
  /** Reports in error, or requested more than five minutes ago and not finished. */
  stuckReports: number;
  /** Of these, the ones that were tried without success; the others wait. Missing in older replies. */
  failingReports?: number;
  queue: {
    kind: 'bull' | 'in-process';
    /** Waiting jobs; null when the queue is unreachable. */
    waiting: number | null;
    /** Seconds since the oldest unfinished report was requested; null when there is none. */
    oldestSeconds: number | null;
  };
  /** Emails in the outbox. */
  waitingMails: number;
  /** ISO 8601; null when the provider has never called. */
  lastWebhookAt: string | null;
  /** The last 30 days, oldest first, without gaps. */
  days: FunnelDay[];
}

/** Query of a list. All fields are optional. */
export interface AdminListQuery {
  /** Part of an email or a name, or a whole id. */
  search?: string;
  /** One of the list's `ADMIN_LISTS` filters. */
  filter?: string;
  /** One of the list's sortable columns, with `-` in front for descending. */
  sort?: string;
  /** First day of the list's default date, YYYY-MM-DD (UTC). */
  from?: string;
  /** Last day of the list's default date, YYYY-MM-DD (UTC). */
  to?: string;
  /** From 1; behind the last one a page is empty. */
  page?: number;
}

export interface AdminPage<Row> {
  items: Row[];
  /** Rows that match, on all pages; at most `ADMIN_LISTED_ROWS`. */
  total: number;
  /** Whether more rows match than a list shows, so that the reader has to search or filter. */
  more?: boolean;
  page: number;
  pageSize: number;
}

export const ADMIN_PAGE_SIZE = 25;

/** A list shows no further rows: the last pages of a million are reached by search, filter or order. */
export const ADMIN_LISTED_ROWS = 10_000;

/** The filters and sorts of each list; the first sort is the default. */
export const ADMIN_LISTS = {
  users: {
    filters: ['user', 'admin', 'no-password', 'unverified'],
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
  audit: {
    filters: [
      'report.rerun',
      'payment.refund',
      'sessions.end',
      'account.delete',
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

export interface AdminUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: string;
  role: Role;
  hasPassword: boolean;
  emailVerified: boolean;
  createdAt: string;
  /** Assessments of this account. */
  assessments: number;
}

export interface AdminAssessment {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null while it belongs to a visitor's session. */
  userId: string | null;
  status: AssessmentStatus;
  superseded: boolean;
  createdAt: string;
  completedAt: string | null;
}

export interface AdminPayment {
  id: string;
  /** Null when its owner was deleted. */
  assessmentId: string | null;
  email: string | null;
  /** Null when its owner was deleted. The previous release did not send the names. */
  firstName?: string | null;
  lastName?: string | null;
  intentId: string;
  /** Pence. */
  amount: number;
  currency: string;
  cardLast4: string | null;
  paidAt: string;
  /** Pence refunded so far. */
  refundedAmount: number;
  /** When the refund became complete; null before. */
  refundedAt: string | null;
  /** State of the cardholder's dispute at the issuer; a lost one counts as refunded. */
  dispute: 'open' | 'won' | 'lost' | null;
}

export interface AdminReport {
  id: string;
  assessmentId: string;
  email: string;
  /** The previous release did not send the names. */
  firstName?: string;
  lastName?: string;
  state: 'requested' | 'writing' | 'ready' | 'error';
  attempts: number;
  /** 0 to 100. */
  progress: number;
  error: string | null;
  requestedAt: string;
  generatedAt: string | null;
}

export interface AdminAuditEntry {
  id: string;
  at: string;
  /** Null when that administrator's account was deleted. */
  adminEmail: string | null;
  action:
    | 'report.rerun'
    | 'payment.refund'
    | 'sessions.end'
    | 'account.delete'
    | 'factor.enrol'
    | 'factor.codes'
    | 'factor.remove'
    | 'person.read'
    | 'list.export';
  /** The id of the report, payment, account or assessment; of an export its own. */
  subject: string;
  /** What was exported. The previous release did not send it. */
  detail?: string | null;
  /** `started` remains when the process stopped before the action ended. */
  outcome: 'started' | 'done' | 'failed';
}

/** An email to a customer. */
export interface AdminMail {
  kind: string;
  /** When it was sent; null while it waits in the outbox. */
  sentAt: string | null;
}

/** What an administrator needs to know of one customer. Each list newest first, at most 100 rows. */
export interface AdminPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** Null for a visitor without an account. */
  user: AdminUser | null;
  assessments: AdminAssessment[];
  payments: AdminPayment[];
  reports: AdminReport[];
  mails: AdminMail[];
  /** What administrators did with this customer's data, this read included. */
  audit: AdminAuditEntry[];
}
