import type { NearestTitleTable } from '../src/schema.js';

declare const table: NearestTitleTable;
export = table;
