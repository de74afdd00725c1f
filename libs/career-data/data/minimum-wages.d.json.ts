import type { Table } from '../src/schema.js';

declare const table: Table<'minimum-wages'>;
export = table;
