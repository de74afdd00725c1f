import { int, statement } from '../../../../platform/database/sql-statement.js';

const TODAY_SQL = `(now() at time zone 'utc')::date`;
const IS_OPEN_SQL = `(paused_until is null or paused_until <= now()) and (day <> ${TODAY_SQL} or calls < $1)`;

/** Counts a call of the language model. Returns no row if calls are paused, or `$1` calls were made today. */
export const COUNT_BUDGET_CALL = statement(
  { calls: int },
  `update model_budget
      set calls = case when day = ${TODAY_SQL} then calls + 1 else 1 end, day = ${TODAY_SQL}
    where ${IS_OPEN_SQL} returning calls`,
);

/** Returns a row if a call may be made now. */
export const FIND_OPEN_BUDGET = statement({ calls: int }, `select calls from model_budget where ${IS_OPEN_SQL}`);
