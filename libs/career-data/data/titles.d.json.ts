import type { TitleTable } from '../src/schema.js';

declare const table: TitleTable;
export = table;
