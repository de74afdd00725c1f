import type { UsSelfEmployedTable } from '../src/schema.js';

declare const table: UsSelfEmployedTable;
export = table;
