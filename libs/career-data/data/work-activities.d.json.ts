import type { Table } from '../src/schema.js';

declare const table: Table<'work-activities'>;
export = table;
