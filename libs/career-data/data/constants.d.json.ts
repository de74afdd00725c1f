import type { Table } from '../src/schema.js';

declare const table: Table<'constants'>;
export = table;
