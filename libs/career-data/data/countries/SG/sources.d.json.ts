import type { CountryTable } from '../../../src/countries/schema.js';

declare const table: CountryTable<'sources'>;
export = table;
