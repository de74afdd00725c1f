import type { Table } from '../src/schema.js';

declare const table: Table<'uk-public-sector-pay'>;
export = table;
