import type { ConstantTable } from '../src/schema.js';

declare const table: ConstantTable;
export = table;
