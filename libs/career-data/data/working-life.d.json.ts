import type { Table } from '../src/schema.js';

declare const table: Table<'working-life'>;
export = table;
