import type { Table } from '../src/schema.js';

declare const table: Table<'repeated-ratings'>;
export = table;
