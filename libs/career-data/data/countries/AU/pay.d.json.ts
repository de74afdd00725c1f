import type { CountryTable } from '../../../src/countries/schema.js';

declare const table: CountryTable<'pay'>;
export = table;
