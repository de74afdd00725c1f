import type { EverydayTitleTable } from '../src/schema.js';

declare const table: EverydayTitleTable;
export = table;
