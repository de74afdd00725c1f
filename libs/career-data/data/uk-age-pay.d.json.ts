import type { UkAgePayTable } from '../src/schema.js';

declare const table: UkAgePayTable;
export = table;
