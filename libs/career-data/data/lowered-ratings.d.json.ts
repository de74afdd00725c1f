import type { Table } from '../src/schema.js';

declare const table: Table<'lowered-ratings'>;
export = table;
