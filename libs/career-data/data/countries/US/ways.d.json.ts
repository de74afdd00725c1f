import type { CountryTable } from '../../../src/countries/schema.js';

declare const table: CountryTable<'ways'>;
export = table;
