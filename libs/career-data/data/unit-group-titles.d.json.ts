import type { UnitGroupTitleTable } from '../src/schema.js';

declare const table: UnitGroupTitleTable;
export = table;
