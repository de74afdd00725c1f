import { int, statement } from '../../../../platform/database/sql-statement.js';

const TODAY = `(now() at time zone 'utc')::date`;
const IS_OPEN = `(paused_until is null or paused_until <= now()) and (day <> ${TODAY} or calls < $1)`;

/** Counts a call. Returns no row when the model is paused, or has had `$1` calls today. */
export const TAKE_CALL = statement(
  { calls: int },
  `update model_budget
      set calls = case when day = ${TODAY} then calls + 1 else 1 end, day = ${TODAY}
    where ${IS_OPEN} returning calls`,
);

/** Returns a row if a call may be made now. */
export const OPEN_BUDGET = statement(
  { calls: int },
  `select calls from model_budget where ${IS_OPEN}`,
);
