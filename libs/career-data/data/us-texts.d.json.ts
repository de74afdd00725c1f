import type { Table } from '../src/schema.js';

declare const table: Table<'us-texts'>;
export = table;
