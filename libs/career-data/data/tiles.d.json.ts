import type { TileTable } from '../src/schema.js';

declare const table: TileTable;
export = table;
