import type { Table } from '../src/schema.js';

declare const table: Table<'ai-exposure'>;
export = table;
