import type { SubjectTable } from '../src/schema.js';

declare const table: SubjectTable;
export = table;
