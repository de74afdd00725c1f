import type { Table } from '../src/schema.js';

declare const table: Table<'resampling'>;
export = table;
