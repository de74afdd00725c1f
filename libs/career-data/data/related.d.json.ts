import type { RelatedTable } from '../src/schema.js';

declare const table: RelatedTable;
export = table;
