import type { Table } from '../src/schema.js';

declare const table: Table<'everyday-titles'>;
export = table;
