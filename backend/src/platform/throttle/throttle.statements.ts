import { int, statement } from '../database/sql-statement.js';

/** The database's time in milliseconds, since the clocks of processes may differ. */
const NOW_MS_SQL = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Counts one request with the key `$1` in a period of `$3` milliseconds. If `$4`, the limit refills: it gets a point
 * back every `$2` milliseconds, `expire` is the time at which it will be full, and a refused request changes only
 * `points`, to 2. Otherwise `$2` equals `$3`, and `points` is the number of requests in the period. `left` is the time
 * until the next point.
 */
export const COUNT_CALL = statement(
  { points: int, left: int },
  `insert into throttles as stored (key, points, expire) values ($1, 1, ${NOW_MS_SQL} + $2::bigint)
   on conflict (key) do update set
     points = case
       when not $4::boolean then case when stored.expire > excluded.expire - $2 then stored.points + 1 else 1 end
       when greatest(stored.expire + $2, excluded.expire) <= excluded.expire - $2 + $3::bigint then 1 else 2 end,
     expire = case
       when not $4 then case when stored.expire > excluded.expire - $2 then stored.expire else excluded.expire end
       when greatest(stored.expire + $2, excluded.expire) <= excluded.expire - $2 + $3
         then greatest(stored.expire + $2, excluded.expire)
       else stored.expire end
   returning points, greatest(expire + $2 - $3 - ${NOW_MS_SQL}, 0)::int as left`,
);
