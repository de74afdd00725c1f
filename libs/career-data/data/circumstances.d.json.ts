import type { CircumstanceTable } from '../src/schema.js';

declare const table: CircumstanceTable;
export = table;
