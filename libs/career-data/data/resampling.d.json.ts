import type { ResamplingTable } from '../src/schema.js';

declare const table: ResamplingTable;
export = table;
