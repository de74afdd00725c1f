import { bool, float, int, statement, text, textColumn } from '../../platform/database/sql-statement.js';
import type { ReaderFigureKind } from './reader-figure.entity.js';

/**
 * Returns an SQL condition: the owner of the assessment `id` has not objected to figures about many people. An account
 * that objected has done so for all its assessments.
 */
export const notObjectedSql = (id: string): string =>
  `${id} not in (select id from assessments where objected_at is not null
                union all
                select a.id from assessments o join assessments a on a.user_id = o.user_id
                 where o.objected_at is not null)`;

/** Locks the table's only row if the figures are due. Returns no row if they are not, or another process holds the lock. */
export const LOCK_DUE_RUN = statement(
  { single: bool },
  'select single from reader_figures_run where due_at <= now() for update skip locked',
);

/** The days in UTC, oldest first, on which a report was finished or rated. */
export const LIST_FIGURE_DAYS = statement(
  { day: text },
  `with first as (
     select least((select min(generated_at) from reports), (select min(created_at) from reader_feedback)) as at)
   select to_char(day, 'YYYY-MM-DD') as day
     from first, generate_series(date_trunc('day', at at time zone 'UTC'), now() at time zone 'UTC', interval '1 day') as day
    order by day`,
);

const onDaySql = (column: string): string =>
  `${column} >= $1::date::timestamp at time zone 'UTC' and ${column} < ($1::date + 1)::timestamp at time zone 'UTC'`;

const isPaidSql = (id: string): string =>
  `exists (select 1 from payments p where p.assessment_id = ${id} and p.refunded_at is null)`;

/**
 * Returns each figure's share of the day `$1`: people, and the number and sum of what they answered. People belong to the
 * day of their feedback or of their first report, so that the days can be added up.
 */
export const COMPUTE_FIGURES_OF_DAY = statement(
  { kind: textColumn<ReaderFigureKind>(), people: int, answers: int, sum: float },
  `with feedback as (
     select f.assessment_id, f.jobs, f.rating from reader_feedback f
      where ${onDaySql('f.created_at')} and ${notObjectedSql('f.assessment_id')}
   ), answers as (
     select f.assessment_id, (job->>'isSuggested')::boolean as is_suggested, (job->>'answer' = 'yes')::int as yes
       from feedback f cross join lateral jsonb_array_elements(f.jobs) as job
      where job->>'answer' is not null
   )
   select 'suggested yes' as kind, count(distinct assessment_id)::int as people, count(*)::int as answers,
          coalesce(sum(yes), 0)::float8 as sum
     from answers where is_suggested
   union all
   select 'decoy yes', count(distinct assessment_id)::int, count(*)::int, coalesce(sum(yes), 0)::float8
     from answers where not is_suggested
   union all
   select 'worth it', count(rating)::int, count(rating)::int, coalesce(sum(rating), 0)::float8 from feedback
   union all
   select 'guided', count(*)::int, 0, 0
     from reports r join assessments a on a.id = r.assessment_id
    where ${onDaySql('r.generated_at')} and r.state = 'ready' and ${isPaidSql('a.id')}
      and not exists (select 1 from assessments b join reports s on s.assessment_id = b.id
                       where b.user_id = a.user_id and s.state = 'ready' and ${isPaidSql('b.id')}
                         and (s.generated_at, s.id) < (r.generated_at, r.id))`,
);
