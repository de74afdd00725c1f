import type { Table } from '../src/schema.js';

declare const table: Table<'us-self-employed'>;
export = table;
