import type { TaskTable } from '../src/schema.js';

declare const table: TaskTable;
export = table;
