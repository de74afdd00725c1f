import { float, int, statement } from '../platform/database/sql-statement.js';

/**
 * Finds the next follow-up of the reader of the assessment `$1`: its number from 1, and the seconds until it is due. `$2`
 * has the days after the consent of each. Returns no row if the reader wants none, or has got all.
 */
export const FIND_NEXT_FOLLOW_UP = statement(
  { number: int, dueInSeconds: float },
  `select n.number,
          extract(epoch from f.follow_up_from + make_interval(days => ($2::int[])[n.number]) - now())::float
            as "dueInSeconds"
     from reader_feedback f,
          lateral (select coalesce(max(w.number), 0)::int + 1 as number from follow_ups w
                    where w.assessment_id = f.assessment_id) as n
    where f.assessment_id = $1 and f.follow_up_from is not null and n.number <= cardinality($2::int[])`,
);
