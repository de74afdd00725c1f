import type { MinimumWageTable } from '../src/schema.js';

declare const table: MinimumWageTable;
export = table;
