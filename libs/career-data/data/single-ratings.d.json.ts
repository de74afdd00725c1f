import type { Table } from '../src/schema.js';

declare const table: Table<'single-ratings'>;
export = table;
