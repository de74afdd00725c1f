import { int, statement, uuid } from '../../platform/database/sql-statement.js';

/** Requests the report of the assessment `$1`. Returns no row if there is one, in any state. */
export const REQUEST_REPORT = statement(
  { id: uuid },
  'insert into reports (assessment_id) values ($1) on conflict (assessment_id) do nothing returning id',
);

/**
 * Begins attempt `$2` at the report of the assessment `$1`. Returns no row if the report is ready. A failed report is
 * requested again.
 */
export const BEGIN_REPORT = statement(
  { id: uuid },
  `update reports set state = 'requested', attempts = $2, progress = 0, section = null, error = null
    where assessment_id = $1 and state <> 'ready' returning id`,
);

/** SQL condition: the caller has the lease with the fencing token `$3` on the work `$2`. */
const HAS_LEASE_SQL = 'exists (select 1 from work where id = $2 and fence = $3)';

/** Stores the progress `$4` and the section `$5` of the report `$1`. Returns no row if the lease is lost. */
export const SAVE_PROGRESS = statement(
  { id: uuid },
  `update reports set progress = $4, section = $5 where id = $1 and ${HAS_LEASE_SQL} returning id`,
);

/**
 * Counts a model call for the part `$4` of the report `$1`. Returns no row if `$5` calls have been made for the part, if
 * `$6` calls have been made for the report, or if the lease is lost.
 */
export const COUNT_MODEL_CALL = statement(
  { id: uuid },
  `update reports
      set model_calls = model_calls
            || jsonb_build_object($4::text, coalesce((model_calls ->> $4)::int, 0) + 1)
    where id = $1 and ${HAS_LEASE_SQL}
      and coalesce((model_calls ->> $4)::int, 0) < $5
      and (select coalesce(sum(value::int), 0) from jsonb_each_text(model_calls)) < $6
   returning id`,
);

/** Counts the assessments that were paid more than two minutes ago and whose report was never ready. */
export const COUNT_PAID_WITHOUT_REPORT = statement(
  { count: int },
  `select count(*)::int as count from reports
    where state <> 'ready' and generated_at is null and requested_at < now() - interval '2 minutes'`,
);
