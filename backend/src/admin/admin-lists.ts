import { ADMIN_LISTS, type AdminListName, type AssessmentStatus } from '@bearings/contracts';
import { COUNTRIES, getCountryName } from '@bearings/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export type ListRowsQuery = SelectQueryBuilder<ObjectLiteral>;

/** SQL parts of the query for one list on the administrator's pages. They are constants and contain no user input. */
export interface ListDefinition {
  /** The SQL expression of each column, by its name in the API contract, in the column order of the exported file. */
  columns: Readonly<Record<string, string>>;
  from: (manager: EntityManager) => ListRowsQuery;
  /** Returns an SQL condition that is true if a row's text matches the search parameter `pattern`. */
  matches: (pattern: string) => string;
  key: string;
  /** The timestamp column that a date range filters. */
  date: string;
  /** Id columns. A search must match an id exactly. */
  ids: readonly string[];
  /** The SQL condition of each filter, by its name in the API contract. */
  filters: Readonly<Record<string, string>>;
  /** The column of each sort order, by its name in the API contract. With `last`, rows without a value come last. */
  sorts: Readonly<Record<string, { column: string; last?: true }>>;
}

/**
 * Returns an SQL condition: the email or name in a row of `table` matches `pattern`. The text must be the same
 * expression as in the search indexes of the migration; otherwise PostgreSQL does not use them.
 */
const personConditionSql = (table: string, pattern: string): string =>
  `(${table}.email || ' ' || ${table}.first_name || ' ' || ${table}.last_name || ' ') ilike ${pattern}`;

/**
 * Returns an SQL condition: the assessment `table` has an account, and its email or name matches `pattern`; or it has none,
 * and its email is the searched word. Only the texts of owners are in a search index, because visitors' assessments are
 * many and short-lived.
 */
const assessmentConditionSql = (table: string, pattern: string): string =>
  `((${table}.user_id is not null and ${personConditionSql(table, pattern)})
    or (${table}.user_id is null and ${table}.email = replace(trim(both '% ' from ${pattern}), '\\', '')))`;

/** SQL expression for the status of an assessment, as its owner sees it. */
const STATUS_SQL = `case
  when a.completed_at is null then 'in_progress'
  when p.id is null then 'payment_required'
  when r.state = 'ready' then 'ready'
  when r.state = 'error' then 'error'
  else 'generating' end`;

/** Returns an SQL condition: there is background work `w` for the report, for which `condition` is true. */
const existsReportWorkSql = (condition: string): string =>
  `exists (select 1 from work w where w.kind = 'report' and w.assessment_id = r.assessment_id and ${condition})`;

/**
 * SQL condition: the report has failed; or it is not ready, was requested more than five minutes ago, and its next
 * attempt is more than one minute overdue.
 */
export const IS_STUCK_SQL = `(r.state = 'error' or
  (r.state <> 'ready' and r.requested_at < now() - interval '5 minutes'
    and not ${existsReportWorkSql("w.due_at >= now() - interval '1 minute'")}))`;

/**
 * SQL condition: a stuck report with failed attempts. The other stuck reports wait for a free worker or for the
 * language model.
 */
export const IS_FAILING_SQL = `(${IS_STUCK_SQL} and (r.state = 'error'
  or ${existsReportWorkSql('w.attempts > case when w.lease_until > now() then 1 else 0 end')}))`;

const IS_WRITING_SQL = `(r.state = 'requested' and ${existsReportWorkSql('w.lease_until > now()')})`;

const queryAssessmentsWithAccess = (manager: EntityManager): ListRowsQuery =>
  manager
    .createQueryBuilder('assessments', 'a')
    .leftJoin('payments', 'p', 'p.assessment_id = a.id and p.refunded_at is null')
    .leftJoin('reports', 'r', 'r.assessment_id = a.id');

/**
 * For each value of {@link STATUS_SQL}, an SQL condition that is true if an assessment has this status. PostgreSQL can
 * use an index for these conditions, but not for a comparison with that `case` expression.
 */
const STATUS_CONDITIONS_SQL: Readonly<Record<AssessmentStatus, string>> = {
  in_progress: 'a.completed_at is null',
  // Uses `p.assessment_id`, the column of the join. With another column, PostgreSQL would not plan an anti-join, and
  // would estimate the number of rows wrongly.
  payment_required: 'a.completed_at is not null and p.assessment_id is null',
  generating: `a.completed_at is not null and p.id is not null
    and r.state = 'requested'`,
  ready: `a.completed_at is not null and p.id is not null and r.state = 'ready'`,
  error: `a.completed_at is not null and p.id is not null and r.state = 'error'`,
};

/** The name of an account's country, as in the other replies with an account. */
const COUNTRY_NAME_SQL = `case u.country ${COUNTRIES.map((code) => `when '${code}' then '${getCountryName(code)}'`).join(' ')} end`;

export const LIST_DEFINITIONS: Record<AdminListName, ListDefinition> = {
  users: {
    columns: {
      id: 'u.id',
      email: 'u.email',
      firstName: 'u.first_name',
      lastName: 'u.last_name',
      country: COUNTRY_NAME_SQL,
      role: 'u.role',
      hasPassword: 'u.password_hash is not null',
      emailVerified: 'u.email_verified_at is not null',
      createdAt: 'u.created_at',
      assessments: '(select count(*)::int from assessments a where a.user_id = u.id)',
    },
    from: (manager) => manager.createQueryBuilder('users', 'u'),
    matches: (pattern) => personConditionSql('u', pattern),
    key: 'u.id',
    date: 'u.created_at',
    ids: ['u.id'],
    filters: {
      user: `u.role = 'user'`,
      staff: `u.role <> 'user'`,
      'no-password': 'u.password_hash is null',
      unverified: 'u.email_verified_at is null',
    },
    sorts: { createdAt: { column: 'u.created_at' }, email: { column: 'u.email' } },
  },
  assessments: {
    columns: {
      id: 'a.id',
      userId: 'a.user_id',
      email: 'a.email',
      firstName: 'a.first_name',
      lastName: 'a.last_name',
      status: STATUS_SQL,
      superseded: 'a.superseded_at is not null',
      createdAt: 'a.created_at',
      completedAt: 'a.completed_at',
    },
    from: queryAssessmentsWithAccess,
    matches: (pattern) => assessmentConditionSql('a', pattern),
    key: 'a.id',
    date: 'a.created_at',
    ids: ['a.id', 'a.user_id'],
    filters: { ...STATUS_CONDITIONS_SQL, superseded: 'a.superseded_at is not null' },
    sorts: {
      createdAt: { column: 'a.created_at' },
      completedAt: { column: 'a.completed_at', last: true },
      email: { column: 'a.email' },
    },
  },
  payments: {
    columns: {
      id: 'p.id',
      assessmentId: 'p.assessment_id',
      email: 'a.email',
      firstName: 'a.first_name',
      lastName: 'a.last_name',
      intentId: 'p.intent_id',
      amount: 'p.amount',
      currency: 'p.currency',
      cardLast4: 'p.card_last4',
      paidAt: 'p.paid_at',
      refundedAmount: 'p.refunded_amount',
      refundedAt: 'p.refunded_at',
      dispute: 'p.dispute',
    },
    from: (manager) =>
      manager.createQueryBuilder('payments', 'p').leftJoin('assessments', 'a', 'a.id = p.assessment_id'),
    // A union of two searches, because each can use its own index; an `or` over both tables could use none.
    matches: (pattern) => `p.id in (
      select id from payments where intent_id ilike ${pattern}
      union all
      select s.id from payments s join assessments b on b.id = s.assessment_id
       where ${assessmentConditionSql('b', pattern)})`,
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
    columns: {
      id: 'r.id',
      assessmentId: 'r.assessment_id',
      email: 'a.email',
      firstName: 'a.first_name',
      lastName: 'a.last_name',
      state: `case when ${IS_WRITING_SQL} then 'writing' else r.state end`,
      attempts: 'r.attempts',
      progress: 'r.progress',
      error: 'r.error',
      requestedAt: 'r.requested_at',
      generatedAt: 'r.generated_at',
    },
    from: (manager) =>
      manager.createQueryBuilder('reports', 'r').innerJoin('assessments', 'a', 'a.id = r.assessment_id'),
    matches: (pattern) => assessmentConditionSql('a', pattern),
    key: 'r.id',
    date: 'r.requested_at',
    ids: ['r.id', 'r.assessment_id'],
    filters: {
      requested: `r.state = 'requested' and not ${IS_WRITING_SQL}`,
      writing: IS_WRITING_SQL,
      ready: `r.state = 'ready'`,
      error: `r.state = 'error'`,
      stuck: IS_STUCK_SQL,
      late: `${IS_STUCK_SQL} and not ${IS_FAILING_SQL}`,
      failing: IS_FAILING_SQL,
    },
    sorts: {
      requestedAt: { column: 'r.requested_at' },
      generatedAt: { column: 'r.generated_at', last: true },
      attempts: { column: 'r.attempts' },
    },
  },
  messages: {
    columns: {
      id: 'm.id',
      name: 'm.name',
      email: 'm.email',
      category: 'm.category',
      subject: 'm.subject',
      message: 'm.message',
      createdAt: 'm.created_at',
      answeredAt: 'm.answered_at',
    },
    from: (manager) => manager.createQueryBuilder('contact_messages', 'm'),
    matches: (pattern) => `(m.email || ' ' || m.name || ' ' || m.subject) ilike ${pattern}`,
    key: 'm.id',
    date: 'm.created_at',
    ids: ['m.id'],
    filters: { open: 'm.answered_at is null', answered: 'm.answered_at is not null' },
    sorts: { createdAt: { column: 'm.created_at' } },
  },
  audit: {
    columns: {
      id: 'l.id',
      at: 'l.at',
      adminEmail: 'u.email',
      action: 'l.action',
      subject: 'l.subject',
      detail: 'l.detail',
      reference: 'l.reference',
      outcome: 'l.outcome',
      personId: 'coalesce(s.id, a.id)',
      personEmail: 'coalesce(s.email, a.email)',
      personName: "trim(coalesce(s.first_name, a.first_name) || ' ' || coalesce(s.last_name, a.last_name))",
    },
    // The subject is an account, a report, a payment or an assessment; the person is whose row it is.
    from: (manager) =>
      manager
        .createQueryBuilder('admin_audit', 'l')
        .leftJoin('users', 'u', 'u.id = l.admin_id')
        .leftJoin('users', 's', 's.id = l.subject')
        .leftJoin('reports', 'r', 'r.id = l.subject')
        .leftJoin('payments', 'p', 'p.id = l.subject')
        .leftJoin('assessments', 'a', 'a.id = coalesce(r.assessment_id, p.assessment_id, l.subject)'),
    matches: (pattern) => personConditionSql('u', pattern),
    key: 'l.id',
    date: 'l.at',
    ids: ['l.subject', 'l.admin_id'],
    filters: Object.fromEntries(ADMIN_LISTS.audit.filters.map((action) => [action, `l.action = '${action}'`])),
    sorts: { at: { column: 'l.at' } },
  },
};
