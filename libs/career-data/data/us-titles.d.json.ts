import type { UsTitleTable } from '../src/schema.js';

declare const table: UsTitleTable;
export = table;
