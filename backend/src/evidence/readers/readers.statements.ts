import { float, int, nullableColumn, statement, textColumn } from '../../platform/database/sql-statement.js';
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

/** Computes the figures of readers. Whoever answered several questions counts once in `n`. */
export const COMPUTE_READER_FIGURES = statement(
  { kind: textColumn<ReaderFigureKind>(), n: int, value: nullableColumn(float) },
  `with feedback as (
     select f.assessment_id, f.jobs, f.rating from reader_feedback f where ${notObjectedSql('f.assessment_id')}
   ), answers as (
     select f.assessment_id, (job->>'isSuggested')::boolean as is_suggested, job->>'answer' as answer
       from feedback f cross join lateral jsonb_array_elements(f.jobs) as job
      where job->>'answer' is not null
   )
   select 'suggested yes' as kind, count(distinct assessment_id)::int as n, avg((answer = 'yes')::int)::float8 as value
     from answers where is_suggested
   union all
   select 'decoy yes', count(distinct assessment_id)::int, avg((answer = 'yes')::int)::float8
     from answers where not is_suggested
   union all
   select 'worth it', count(rating)::int, avg(rating)::float8 from feedback
   union all
   select 'guided', count(distinct coalesce(a.user_id, a.id))::int, null
     from reports r join assessments a on a.id = r.assessment_id
    where r.state = 'ready'
      and exists (select 1 from payments p where p.assessment_id = a.id and p.refunded_at is null)`,
);
