import type { CountryTable } from '../../../src/countries/schema.js';

declare const table: CountryTable<'pages'>;
export = table;
