import type { UsApprenticeshipTable } from '../src/schema.js';

declare const table: UsApprenticeshipTable;
export = table;
