import type { DescriptionTable } from '../src/schema.js';

declare const table: DescriptionTable;
export = table;
