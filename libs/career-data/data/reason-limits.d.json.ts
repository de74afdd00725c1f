import type { Table } from '../src/schema.js';

declare const table: Table<'reason-limits'>;
export = table;
