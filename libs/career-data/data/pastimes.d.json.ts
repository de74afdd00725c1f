import type { Table } from '../src/schema.js';

declare const table: Table<'pastimes'>;
export = table;
