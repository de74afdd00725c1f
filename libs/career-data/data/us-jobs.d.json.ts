import type { UsJobsTable } from '../src/schema.js';

declare const table: UsJobsTable;
export = table;
