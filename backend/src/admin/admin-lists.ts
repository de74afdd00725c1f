import { type AdminListName, type AssessmentStatus } from '@bearings/contracts';

/** Parts of the query of one administrator's list; constants only, no input. */
export interface ListDefinition {
  /** Columns, under the contract's names. */
  select: string;
  from: string;
  /** A condition on the rows, true where the text of a search matches the pattern `$n`. */
  matches: (pattern: string) => string;
  /** The row's own id. */
  key: string;
  /** The column of a range of days. */
  date: string;
  /** Id columns that a search compares as a whole. */
  ids: readonly string[];
  /** A condition for each filter of the contract. */
  filters: Readonly<Record<string, string>>;
  /** A column for each sort of the contract; `last` where rows without a value come last. */
  sorts: Readonly<Record<string, { column: string; last?: true }>>;
}

/** The expression of the migration's search indexes. */
const personMatches = (table: string, pattern: string): string =>
  `(${table}.email || ' ' || ${table}.first_name || ' ' || ${table}.last_name || ' ') ilike ${pattern}`;

/** SQL of an assessment's status, as its owner sees it. */
const STATUS = `case
  when a.completed_at is null then 'in_progress'
  when p.id is null then 'payment_required'
  when r.state = 'ready' then 'ready'
  when r.state = 'error' then 'error'
  else 'generating' end`;

/** Failed, or requested more than five minutes ago and not ready. */
export const STUCK = `(r.state = 'error' or
  (r.state <> 'ready' and r.requested_at < now() - interval '5 minutes'
    and r.due_at < now() - interval '1 minute'))`;

/** Of the stuck reports those that were tried without success; the others wait for a free worker or model. */
export const FAILING = `(${STUCK} and (r.state = 'error'
  or r.attempts > case when r.state = 'writing' then 1 else 0 end))`;

const WITH_ACCESS_STATUS = `assessments a
  left join payments p on p.assessment_id = a.id and p.refunded_at is null
  left join reports r on r.assessment_id = a.id`;

/** {@link STATUS}, one condition each, in a form for which an index serves. */
const HAS_STATUS: Readonly<Record<AssessmentStatus, string>> = {
  in_progress: 'a.completed_at is null',
  // The joined column, by which PostgreSQL sees an anti-join and estimates it rightly.
  payment_required: 'a.completed_at is not null and p.assessment_id is null',
  generating: `a.completed_at is not null and p.id is not null
    and r.state in ('requested', 'writing')`,
  ready: `a.completed_at is not null and p.id is not null and r.state = 'ready'`,
  error: `a.completed_at is not null and p.id is not null and r.state = 'error'`,
};

export const LISTS: Record<AdminListName, ListDefinition> = {
  users: {
    select: `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.country,
      u.role, u.password_hash is not null as "hasPassword",
      u.email_verified_at is not null as "emailVerified", u.created_at as "createdAt",
      (select count(*)::int from assessments a where a.user_id = u.id) as assessments`,
    from: 'users u',
    matches: (pattern) => personMatches('u', pattern),
    key: 'u.id',
    date: 'u.created_at',
    ids: ['u.id'],
    filters: {
      user: `u.role = 'user'`,
      admin: `u.role = 'admin'`,
      'no-password': 'u.password_hash is null',
      unverified: 'u.email_verified_at is null',
    },
    sorts: { createdAt: { column: 'u.created_at' }, email: { column: 'u.email' } },
  },
  assessments: {
    select: `a.id, a.email, a.first_name as "firstName", a.last_name as "lastName",
      a.user_id as "userId", ${STATUS} as status, a.superseded_at is not null as superseded,
      a.created_at as "createdAt", a.completed_at as "completedAt"`,
    from: WITH_ACCESS_STATUS,
    matches: (pattern) => personMatches('a', pattern),
    key: 'a.id',
    date: 'a.created_at',
    ids: ['a.id', 'a.user_id'],
    filters: {
      ...HAS_STATUS,
      superseded: 'a.superseded_at is not null',
    },
    sorts: {
      createdAt: { column: 'a.created_at' },
      completedAt: { column: 'a.completed_at', last: true },
      email: { column: 'a.email' },
    },
  },
  payments: {
    select: `p.id, p.assessment_id as "assessmentId", a.email,
      a.first_name as "firstName", a.last_name as "lastName", p.intent_id as "intentId", p.amount,
      p.currency, p.card_last4 as "cardLast4", p.paid_at as "paidAt",
      p.refunded_amount as "refundedAmount", p.refunded_at as "refundedAt", p.dispute`,
    from: 'payments p left join assessments a on a.id = p.assessment_id',
    // A union of two searches, each with its index; an `or` over both tables would have none.
    matches: (pattern) => `p.id in (
      select id from payments where intent_id ilike ${pattern}
      union all
      select s.id from payments s join assessments b on b.id = s.assessment_id
       where ${personMatches('b', pattern)})`,
    key: 'p.id',
    date: 'p.paid_at',
    ids: ['p.id', 'p.assessment_id'],
    filters: {
      standing: 'p.refunded_at is null',
      refunded: 'p.refunded_at is not null',
      disputed: `p.dispute = 'open'`,
      ownerless: 'p.assessment_id is null',
    },
    sorts: { paidAt: { column: 'p.paid_at' }, refundedAt: { column: 'p.refunded_at', last: true } },
  },
  reports: {
    select: `r.id, r.assessment_id as "assessmentId", a.email,
      a.first_name as "firstName", a.last_name as "lastName", r.state, r.attempts, r.progress,
      r.error, r.requested_at as "requestedAt", r.generated_at as "generatedAt"`,
    from: 'reports r join assessments a on a.id = r.assessment_id',
    matches: (pattern) => personMatches('a', pattern),
    key: 'r.id',
    date: 'r.requested_at',
    ids: ['r.id', 'r.assessment_id'],
    filters: {
      requested: `r.state = 'requested'`,
      writing: `r.state = 'writing'`,
      ready: `r.state = 'ready'`,
      error: `r.state = 'error'`,
      stuck: STUCK,
      late: `${STUCK} and not ${FAILING}`,
      failing: FAILING,
    },
    sorts: {
      requestedAt: { column: 'r.requested_at' },
      generatedAt: { column: 'r.generated_at', last: true },
      attempts: { column: 'r.attempts' },
    },
  },
  audit: {
    select: `l.id, l.at, u.email as "adminEmail", l.action, l.subject, l.outcome,
      l.detail`,
    from: 'admin_audit l left join users u on u.id = l.admin_id',
    matches: (pattern) => personMatches('u', pattern),
    key: 'l.id',
    date: 'l.at',
    ids: ['l.subject', 'l.admin_id'],
    filters: {
      'report.rerun': `l.action = 'report.rerun'`,
      'payment.refund': `l.action = 'payment.refund'`,
      'sessions.end': `l.action = 'sessions.end'`,
      'account.delete': `l.action = 'account.delete'`,
      'factor.enrol': `l.action = 'factor.enrol'`,
      'factor.codes': `l.action = 'factor.codes'`,
      'factor.remove': `l.action = 'factor.remove'`,
      'person.read': `l.action = 'person.read'`,
      'list.export': `l.action = 'list.export'`,
    },
    sorts: { at: { column: 'l.at' } },
  },
};
