import type { AiExposureTable } from '../src/schema.js';

declare const table: AiExposureTable;
export = table;
