import { int, statement } from '../database/sql-statement.js';

/** Checks that the database answers. */
export const PING_STATEMENT = statement({ one: int }, 'select 1 as one');
