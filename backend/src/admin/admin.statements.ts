import { int, nullableColumn, statement, text, timestamptz, uuid } from '../platform/database/sql-statement.js';
import { IS_FAILING_SQL, IS_STUCK_SQL } from './admin-lists.js';

const countOfDaySql = (table: string, column: string): string =>
  `(select count(*)::int from ${table} where ${column} >= start and ${column} < start + interval '1 day')`;

/**
 * Counts the assessments that were started, completed and paid, and the finished reports, for each of the last 30 days
 * in UTC including today. The oldest day comes first.
 */
export const COUNT_LAST_30_DAYS = statement(
  { date: text, started: int, completed: int, paid: int, ready: int },
  `with days as (
     select generate_series(0, 29) as ago),
   bounds as (
     select (date_trunc('day', now() at time zone 'UTC') - make_interval(days => ago))
              at time zone 'UTC' as start from days)
   select to_char(start at time zone 'UTC', 'YYYY-MM-DD') as date,
     ${countOfDaySql('assessments', 'created_at')} as started,
     ${countOfDaySql('assessments', 'completed_at')} as completed,
     ${countOfDaySql('payments', 'paid_at')} as paid,
     ${countOfDaySql('reports', 'generated_at')} as ready
   from bounds order by start`,
);

/**
 * Counts the stuck reports, and those of them with failed attempts. Also returns when the last event of the payment
 * provider arrived.
 */
export const COUNT_STUCK_REPORTS = statement(
  {
    stuck: int,
    failing: int,
    lastWebhook: nullableColumn(timestamptz),
  },
  `select (select count(*)::int from reports r where ${IS_STUCK_SQL}) as stuck,
          (select count(*)::int from reports r where ${IS_FAILING_SQL}) as failing,
          (select max(received_at) from provider_events) as "lastWebhook"`,
);

/**
 * Returns for every day from `$1` to `$2`, oldest first, the counts of assessments, payments and reports, and the
 * revenue in pence.
 */
export const COUNT_BY_DAY = statement(
  { date: text, started: int, completed: int, paid: int, revenue: int, ready: int },
  `select to_char(start at time zone 'UTC', 'YYYY-MM-DD') as date,
          ${countOfDaySql('assessments', 'created_at')} as started,
          ${countOfDaySql('assessments', 'completed_at')} as completed,
          sales.paid, sales.revenue,
          ${countOfDaySql('reports', 'generated_at')} as ready
     from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') as day,
          lateral (select day at time zone 'UTC' as start) as bounds,
          lateral (
            select count(*)::int as paid,
                   coalesce(sum(amount - refunded_amount), 0)::int as revenue
              from payments where paid_at >= start and paid_at < start + interval '1 day') as sales
    order by start`,
);

const RANGE_START = `($1::date::timestamp at time zone 'UTC')`;
const RANGE_END = `($2::date::timestamp at time zone 'UTC' + interval '1 day')`;

/**
 * Counts the payments from the day `$1` to the day `$2`. Of these, counts those that were later reversed (refunded in
 * full or lost in a dispute), and those that were later disputed.
 */
export const COUNT_SALES_OF_RANGE = statement(
  { payments: int, refunded: int, disputed: int },
  `select count(*)::int as payments, count(refunded_at)::int as refunded,
          count(dispute)::int as disputed
     from payments where paid_at >= ${RANGE_START} and paid_at < ${RANGE_END}`,
);

/**
 * Returns how many people left the assessment after each possible number of answers. Counts the drafts that have been
 * unchanged for an hour, and adds the stored counts of deleted drafts.
 */
export const COUNT_ABANDONED_OF_RANGE = statement(
  { answered: int, people: int },
  `with stopped as (
     select answered, count(*) as people from assessments
      where completed_at is null and created_at >= ${RANGE_START} and created_at < ${RANGE_END}
        and changed_at < now() - interval '1 hour'
      group by answered
     union all
     select answered, people from abandoned_days where day between $1::date and $2::date)
   select step as answered, coalesce(sum(people), 0)::int as people
     from generate_series(0, $3::int) as step left join stopped on answered = step
    group by step order by step`,
);

const pendingEmailsSql = (condition: string): string =>
  `select variant as kind, null::timestamptz as "sentAt" from work where kind = 'email' and ${condition}`;

const sentEmailsSql = (condition: string): string =>
  `select kind, sent_at as "sentAt" from sent_mails where ${condition}`;

/** Lists the latest emails, at most `$3`, about the account `$1` and the assessments `$2`. Unsent emails come first. */
export const LIST_CUSTOMER_EMAILS = statement(
  { kind: text, sentAt: nullableColumn(timestamptz) },
  `${pendingEmailsSql('user_id = $1')}
   union all ${pendingEmailsSql('assessment_id = any($2::uuid[])')}
   union all ${sentEmailsSql('user_id = $1')}
   union all ${sentEmailsSql('assessment_id = any($2::uuid[])')}
   order by "sentAt" desc nulls first limit $3`,
);

/**
 * Records that the administrator `$1` read `$3` (such as "report") of the assessment, report or payment `$2` on the
 * customer pages. One look makes several requests, so a read is recorded once in five minutes. Reading their own
 * assessment is not recorded.
 */
export const RECORD_ADMIN_READ = statement(
  { id: uuid },
  `insert into admin_audit (admin_id, action, subject, detail, outcome)
   select $1, 'person.read', a.id, $3, 'done' from assessments a
    where a.user_id is distinct from $1
      and a.id in (select $2 union all select assessment_id from reports where id = $2
                   union all select assessment_id from payments where id = $2)
      and not exists (select 1 from admin_audit
                       where subject = a.id and admin_id = $1 and action = 'person.read' and detail = $3
                         and at > now() - interval '5 minutes')
   returning id`,
);
