import type { UsLicensedTable } from '../src/schema.js';

declare const table: UsLicensedTable;
export = table;
