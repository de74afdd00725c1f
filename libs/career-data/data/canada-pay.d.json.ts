import type { Table } from '../src/schema.js';

declare const table: Table<'canada-pay'>;
export = table;
