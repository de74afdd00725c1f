import { bool, float, statement } from '../platform/database/sql-statement.js';

/**
 * Returns whether the reader of the plan of the assessment `$1` wants reminders, and whether one is due: there was none
 * for almost `$2` days, and an open step has a due date between `$2` days ago and tomorrow.
 */
export const FIND_REMINDER = statement(
  { isOn: bool, isDue: bool },
  `select p.reminders as "isOn",
          (p.reminded_at is null or p.reminded_at < now() - make_interval(days => $2, hours => -12))
            and exists (
              select 1 from plan_steps s
               where s.assessment_id = p.assessment_id and s.done_at is null and s.removed_at is null
                 and s.due_on between (now() at time zone 'UTC')::date - $2::int
                                  and (now() at time zone 'UTC')::date + 1) as "isDue"
     from plans p where p.assessment_id = $1`,
);

/** Returns the seconds until the next time that it is `$1` o'clock in UTC. */
export const COUNT_SECONDS_UNTIL_HOUR = statement(
  { seconds: float },
  `select mod(extract(epoch from ((now() at time zone 'UTC')::date + 2 + make_interval(hours => $1)
            - (now() at time zone 'UTC')))::numeric, 86400)::float as seconds`,
);
