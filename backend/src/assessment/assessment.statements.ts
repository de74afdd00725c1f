import { int, statement } from '../platform/database/sql-statement.js';

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
