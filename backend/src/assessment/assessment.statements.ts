import type { AssessmentStatus } from '@bearings/contracts';
import { int, nullableColumn, statement, textColumn, timestamptz, uuid } from '../platform/database/sql-statement.js';

/** Counts the abandoned assessments among `$1` by start day and number of answers. */
export const COUNT_ABANDONED = statement(
  { people: int },
  `insert into abandoned_days (day, answered, people)
   select (created_at at time zone 'UTC')::date, answered, count(*)
     from assessments where id = any($1) and completed_at is null group by 1, 2 order by 1, 2
   on conflict (day, answered) do update
      set people = abandoned_days.people + excluded.people
   returning people`,
);

/** Payment, report state and retake deadline of the assessments `$1`. */
export const LIST_ACCESS_STATUSES = statement(
  {
    id: uuid,
    status: textColumn<Exclude<AssessmentStatus, 'in_progress'>>(),
    retakeUntil: nullableColumn(timestamptz),
  },
  `select assessment_id as id, status, retake_until as "retakeUntil"
     from assessment_access where assessment_id = any($1)`,
);

/** Finds the assessment of the report `$1`. */
export const FIND_ASSESSMENT_OF_REPORT = statement(
  { id: uuid },
  'select assessment_id as id from assessment_access where report_id = $1',
);

/**
 * Moves assessments that belong to no account to the account `$3`: those of the visitor's session `$1` and those with
 * the email `$2`. `$1` or `$2` may be null.
 */
export const ATTACH_ASSESSMENTS = statement(
  { id: uuid, createdAt: timestamptz },
  `update assessments set user_id = $3, session_id = null
    where user_id is null and (session_id = $1 or email = $2)
   returning id, created_at as "createdAt"`,
);
