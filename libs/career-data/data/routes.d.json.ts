import type { RouteTable } from '../src/schema.js';

declare const table: RouteTable;
export = table;
