import type { Table } from '../src/schema.js';

declare const table: Table<'pay-notes'>;
export = table;
