import type { Table } from '../src/schema.js';

declare const table: Table<'uk-age-pay'>;
export = table;
