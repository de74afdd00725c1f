import type { UkPublicSectorPayTable } from '../src/schema.js';

declare const table: UkPublicSectorPayTable;
export = table;
