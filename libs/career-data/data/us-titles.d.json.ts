import type { Table } from '../src/schema.js';

declare const table: Table<'us-titles'>;
export = table;
