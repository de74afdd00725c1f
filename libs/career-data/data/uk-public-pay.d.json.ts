import type { UkPublicPayTable } from '../src/schema.js';

declare const table: UkPublicPayTable;
export = table;
