import type { UsTextTable } from '../src/schema.js';

declare const table: UsTextTable;
export = table;
