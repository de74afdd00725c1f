import type { CountryTable } from '../../../src/countries/schema.js';

declare const table: CountryTable<'outlook'>;
export = table;
