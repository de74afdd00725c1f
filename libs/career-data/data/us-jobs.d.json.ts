import type { Table } from '../src/schema.js';

declare const table: Table<'us-jobs'>;
export = table;
