import type { ApprenticeshipTable } from '../src/schema.js';

declare const table: ApprenticeshipTable;
export = table;
