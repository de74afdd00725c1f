import type { Table } from '../src/schema.js';

declare const table: Table<'moves'>;
export = table;
