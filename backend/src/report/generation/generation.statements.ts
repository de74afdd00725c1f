import { float, int, statement, uuid } from '../../platform/database/sql-statement.js';

/** Requests the report of the assessment `$1`, or requests it again if it failed. Otherwise returns no row. */
export const REQUEST_REPORT = statement(
  { id: uuid },
  `insert into reports (assessment_id) values ($1)
   on conflict (assessment_id) do update
      set state = 'requested', attempts = 0, model_calls = '{}', error = null,
          due_at = now(), lease_until = null
    where reports.state = 'error'
   returning id`,
);

/**
 * Returns up to `$1` reports that a worker can claim now, oldest first. For each, returns the number that its next
 * claim will have, and for how many full seconds it has been due.
 */
export const LIST_DUE_REPORTS = statement(
  { id: uuid, attempt: int, overdueSeconds: int },
  `select id, attempts + 1 as attempt,
          floor(extract(epoch from now() - greatest(due_at, lease_until)))::int as "overdueSeconds"
     from reports
    where state in ('requested', 'writing') and due_at <= now()
      and (lease_until is null or lease_until < now())
    order by due_at limit $1`,
);

/** Claims the report `$1` for `$2` seconds. Returns no row if it is ready, failed, not due, or already claimed. */
export const CLAIM_REPORT = statement(
  { reportId: uuid, assessmentId: uuid, fence: int, attempt: int, waitedSeconds: float },
  `update reports set state = 'writing', attempts = attempts + 1, fence = fence + 1,
          progress = 0, section = null, lease_until = now() + make_interval(secs => $2)
    where id = $1 and state in ('requested', 'writing') and due_at <= now()
      and (lease_until is null or lease_until < now())
   returning id as "reportId", assessment_id as "assessmentId", fence, attempts as attempt,
             extract(epoch from now() - due_at)::float as "waitedSeconds"`,
);

/**
 * Counts a model call for the part `$3` of the report `$1` under the lease `$2`. Returns no row if `$4` calls have been
 * made for the part, if `$5` calls have been made for the report, or if the lease is lost.
 */
export const COUNT_MODEL_CALL = statement(
  { id: uuid },
  `update reports
      set model_calls = model_calls
            || jsonb_build_object($3::text, coalesce((model_calls ->> $3)::int, 0) + 1)
    where id = $1 and fence = $2 and state = 'writing'
      and coalesce((model_calls ->> $3)::int, 0) < $4
      and (select coalesce(sum(value::int), 0) from jsonb_each_text(model_calls)) < $5
   returning id`,
);

/** Prevents deletion of the assessment `$1` until the transaction ends. */
export const LOCK_ASSESSMENT_SHARED = statement({ id: uuid }, 'select id from assessments where id = $1 for key share');

/** Requests failed reports again once the pause after their failure is over. */
export const RETRY_FAILED_REPORTS = statement(
  { id: uuid },
  `update reports set state = 'requested', attempts = 0, model_calls = '{}', progress = 0,
          section = null, error = null, lease_until = null
    where state = 'error' and due_at <= now() returning id`,
);

/**
 * Counts the reports that are not ready, by state. A buyer waits only for a report that was never ready; one that is
 * being rewritten still has its previous text. The statement reads the few rows of a partial index.
 */
export const COUNT_OPEN_REPORTS = statement(
  {
    waiting: int,
    writing: int,
    failing: int,
    error: int,
    oldestSeconds: float,
    paidWithout: int,
  },
  `select count(*) filter (where state = 'requested' and attempts = 0)::int as waiting,
          count(*) filter (where state = 'writing')::int as writing,
          count(*) filter (where state = 'requested' and attempts > 0)::int as failing,
          count(*) filter (where state = 'error')::int as error,
          coalesce(extract(epoch from now() - min(requested_at)
            filter (where state <> 'error')), 0)::float as "oldestSeconds",
          count(*) filter (where generated_at is null
            and requested_at < now() - interval '2 minutes')::int as "paidWithout"
     from reports where state <> 'ready'`,
);
