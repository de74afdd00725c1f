import type { OccupationTable } from '../src/schema.js';

declare const table: OccupationTable;
export = table;
