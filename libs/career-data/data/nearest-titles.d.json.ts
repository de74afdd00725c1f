import type { UnlistedTitleTable } from '../src/schema.js';

declare const table: UnlistedTitleTable;
export = table;
