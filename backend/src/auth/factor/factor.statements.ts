import { statement, uuid } from '../../platform/database/sql-statement.js';

/**
 * Stores the secret `$2` of the account `$1`, encrypted with the algorithm and key `$3`. Returns no row if a confirmed
 * secret exists.
 */
export const PROPOSE_FACTOR = statement(
  { userId: uuid },
  `insert into second_factors (user_id, secret, sealed_by) values ($1, $2, $3)
   on conflict (user_id) do update
     set secret = excluded.secret, sealed_by = excluded.sealed_by, last_step = 0
    where second_factors.confirmed_at is null
   returning user_id as "userId"`,
);
