import type { Table } from '../src/schema.js';

declare const table: Table<'subjects'>;
export = table;
