import type { CanadaPayTable } from '../src/schema.js';

declare const table: CanadaPayTable;
export = table;
