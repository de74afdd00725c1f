import { nextAttemptSql } from '../next-attempt.js';
import { float, int, statement, text } from '../../platform/database/sql-statement.js';

/**
 * Returns SQL for the time of the next attempt. The delay grows to a day, because the provider or the bank may reject a
 * refund for weeks.
 */
export const nextRefundAttemptSql = (tries: string): string => nextAttemptSql(tries, '15 seconds', '1 day');

/** Claims the open refund order of the intent `$1` for `$2` seconds. Returns this attempt's number, from 1. */
export const CLAIM_REFUND_ORDER = statement(
  { tries: int },
  `update refund_orders set tries = tries + 1, due_at = now() + make_interval(secs => $2)
    where intent_id = $1 and done_at is null returning tries`,
);

/** Reopens the refund order of the intent `$1`; creates one if there is none. */
export const REOPEN_REFUND = statement(
  { intentId: text },
  `insert into refund_orders as o (intent_id, reason, due_at)
   values ($1, 'requested', now() + interval '15 seconds')
   on conflict (intent_id) do update set done_at = null, due_at = ${nextRefundAttemptSql('o.tries')}
    where o.done_at is not null
   returning intent_id as "intentId"`,
);

/** Counts the open refund orders and returns the age of the oldest. */
export const COUNT_OPEN_REFUNDS = statement(
  { count: int, oldestSeconds: float },
  `select count(*)::int as count,
          coalesce(extract(epoch from now() - min(ordered_at)), 0)::float as "oldestSeconds"
     from refund_orders where done_at is null`,
);
