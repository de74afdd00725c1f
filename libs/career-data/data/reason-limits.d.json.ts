import type { ReasonLimitTable } from '../src/schema.js';

declare const table: ReasonLimitTable;
export = table;
