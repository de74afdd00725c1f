import type { Table } from '../src/schema.js';

declare const table: Table<'singapore-pay'>;
export = table;
