import { int, statement } from '../database/sql-statement.js';

/** Asks the database for an answer. */
export const PING = statement({ one: int }, 'select 1 as one');
