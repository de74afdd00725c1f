import type { Table } from '../src/schema.js';

declare const table: Table<'germany-pay'>;
export = table;
