import { statement, uuid } from '../platform/database/sql-statement.js';

/**
 * Claims at most `$2` plans for which a reminder is due: the reader wants reminders, got none in the last `$1` days,
 * and has an open step with a due date between `$1` days ago and tomorrow. Skips plans that another transaction has
 * locked. Also skips plans whose assessment is being deleted, because waiting for the deletion while holding the plan's
 * lock could cause a deadlock.
 */
export const CLAIM_REMINDERS = statement(
  { assessmentId: uuid },
  `update plans set reminded_at = now()
    where assessment_id in (
      select p.assessment_id from plans p join assessments a on a.id = p.assessment_id
       where p.reminders
         and (p.reminded_at is null or p.reminded_at < now() - make_interval(days => $1))
         and exists (
           select 1 from plan_steps s
            where s.assessment_id = p.assessment_id and s.done_at is null
              and s.removed_at is null
              and s.due_on between (now() at time zone 'UTC')::date - $1::int
                               and (now() at time zone 'UTC')::date + 1)
       order by p.reminded_at nulls first limit $2
         for update of p skip locked for key share of a skip locked)
   returning assessment_id as "assessmentId"`,
);
