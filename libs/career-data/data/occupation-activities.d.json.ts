import type { Table } from '../src/schema.js';

declare const table: Table<'occupation-activities'>;
export = table;
