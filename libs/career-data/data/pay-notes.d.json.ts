import type { PayNoteTable } from '../src/schema.js';

declare const table: PayNoteTable;
export = table;
