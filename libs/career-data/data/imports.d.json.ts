import type { ImportTable } from '../src/schema.js';

declare const table: ImportTable;
export = table;
