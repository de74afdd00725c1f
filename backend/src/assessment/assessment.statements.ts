import type { AssessmentStatus } from '@bearings/contracts';
import { int, statement, textOf, timestamptz, uuid } from '../platform/database/sql-statement.js';

/** Counts the abandoned ones of the assessments `$1` by the day on which they began and how far they came. */
export const COUNT_ABANDONED = statement(
  { people: int },
  `insert into abandoned_days (day, answered, people)
   select (created_at at time zone 'UTC')::date, answered, count(*)
     from assessments where id = any($1) and completed_at is null group by 1, 2 order by 1, 2
   on conflict (day, answered) do update
      set people = abandoned_days.people + excluded.people
   returning people`,
);

/** Whether the assessments `$1` are paid, and how far their reports are. */
export const ACCESS_STATUSES = statement(
  { id: uuid, status: textOf<Exclude<AssessmentStatus, 'in_progress'>>() },
  'select assessment_id as id, status from assessment_access where assessment_id = any($1)',
);

/** The assessment of the report `$1`. */
export const ASSESSMENT_OF_REPORT = statement(
  { id: uuid },
  'select assessment_id as id from assessment_access where report_id = $1',
);

const ATTACHED = { id: uuid, createdAt: timestamptz };

/** Moves the assessments of the visitor's session `$1` to the account `$2`. */
export const ATTACH_OF_SESSION = statement(
  ATTACHED,
  `update assessments set user_id = $2, session_id = null
    where session_id = $1 and user_id is null returning id, created_at as "createdAt"`,
);

/** Moves the assessments that were taken with the address `$1` and that no account owns to the account `$2`. */
export const ATTACH_OF_EMAIL = statement(
  ATTACHED,
  `update assessments set user_id = $2, session_id = null
    where email = $1 and user_id is null returning id, created_at as "createdAt"`,
);
