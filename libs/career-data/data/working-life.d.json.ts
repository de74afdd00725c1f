import type { WorkingLifeTable } from '../src/schema.js';

declare const table: WorkingLifeTable;
export = table;
