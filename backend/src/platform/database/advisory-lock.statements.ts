import { statement, text } from './sql-statement.js';

/** Waits for the advisory lock with the name `$1`, which is held until the transaction ends. */
export const LOCK_BY_NAME = statement(
  { lock: text },
  'select pg_advisory_xact_lock(hashtextextended($1, 0))::text as lock',
);
