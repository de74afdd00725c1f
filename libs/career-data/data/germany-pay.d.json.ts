import type { GermanyPayTable } from '../src/schema.js';

declare const table: GermanyPayTable;
export = table;
