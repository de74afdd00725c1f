import type { Table } from '../src/schema.js';

declare const table: Table<'unit-group-titles'>;
export = table;
