import type { Table } from '../src/schema.js';

declare const table: Table<'public-sector-pay'>;
export = table;
