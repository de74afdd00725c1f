import type { Table } from '../src/schema.js';

declare const table: Table<'task-activities'>;
export = table;
