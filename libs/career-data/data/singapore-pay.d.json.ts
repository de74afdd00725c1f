import type { SingaporePayTable } from '../src/schema.js';

declare const table: SingaporePayTable;
export = table;
