import type { Table } from '../src/schema.js';

declare const table: Table<'common-jobs'>;
export = table;
