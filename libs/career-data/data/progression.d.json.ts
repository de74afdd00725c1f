import type { ProgressionTable } from '../src/schema.js';

declare const table: ProgressionTable;
export = table;
