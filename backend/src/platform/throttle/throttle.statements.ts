import { int, statement } from '../database/sql-statement.js';

/** The database's time in milliseconds, since the clocks of processes may differ. */
const NOW_MS_SQL = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Counts one request with the key `$1` for `$2` milliseconds. */
export const COUNT_CALL = statement(
  { points: int, left: int },
  `insert into throttles (key, points, expire) values ($1, 1, ${NOW_MS_SQL} + $2::bigint)
   on conflict (key) do update set
     points = case when throttles.expire > ${NOW_MS_SQL} then throttles.points + 1 else 1 end,
     expire = case when throttles.expire > ${NOW_MS_SQL} then throttles.expire else excluded.expire end
   returning points, greatest(expire - ${NOW_MS_SQL}, 0)::int as left`,
  'count-call',
);
