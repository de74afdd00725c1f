import { int, statement } from '../database/sql-statement.js';

export const PING_STATEMENT = statement({ one: int }, 'select 1 as one');
