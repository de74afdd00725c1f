import type { Table } from '../src/schema.js';

declare const table: Table<'nearest-titles'>;
export = table;
