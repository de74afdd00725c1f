import type { COUNTRY_FACTS } from '../src/figures.js';

declare const countryFacts: typeof COUNTRY_FACTS;
export = countryFacts;
