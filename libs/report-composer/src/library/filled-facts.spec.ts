// Compares country-facts.json with the facts that reports have for each country. UPDATE_REFERENCES=1 rewrites the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CountrySource,
  findLocalTitle,
  findLocalWays,
  findRoute,
  listGeneralWays,
  listLocalPayRows,
  listPlacePayRows,
  listUncheckedScaleRows,
  type Occupation,
  OCCUPATIONS,
} from '@bearings/career-data';
import { COUNTRIES, getRegion, UK } from '@bearings/domain';
import type { UncheckedSource } from '@bearings/domain/figures';
import { listJobLinks } from '../composing/career-page.js';
import { ENGLISH_SPEAKING } from '../content/countries/english.js';
import { choosePay } from '../pay/pay.js';

const FILE = path.join(import.meta.dirname, '../../../domain/data/country-facts.json');

const hasWays = (country: string, code: string): boolean =>
  (country === UK ? findRoute(code) : findLocalWays(country, code)) !== null;

/** In the United Kingdom and the United States, the titles of reports are the country's own. */
const hasTitle = (country: string, code: string): boolean =>
  getRegion(country) !== 'other' || findLocalTitle(country, code) !== null;

/** A search on a site that is not in English finds nothing under an English title. */
const hasPage = (country: string, occupation: Occupation): boolean =>
  listJobLinks(occupation, country).some(
    ({ kind }) =>
      kind === 'page' || (kind === 'profile' && (ENGLISH_SPEAKING.has(country) || hasTitle(country, occupation.code))),
  );

function countFacts(country: string) {
  const count = (has: (code: string) => boolean): number => OCCUPATIONS.filter(({ code }) => has(code)).length;
  return {
    country,
    pay: OCCUPATIONS.filter((each) => ['published', 'scale'].includes(choosePay(country, each).kind)).length,
    titles: count((code) => hasTitle(country, code)),
    ways: count((code) => hasWays(country, code)),
    generalWays: count((code) => !hasWays(country, code) && listGeneralWays(code).length > 0),
    pages: OCCUPATIONS.filter((each) => hasPage(country, each)).length,
  };
}

/** Returns the sources whose figures no person has compared with the office's own file: statistics and pay scales. */
function listUncheckedSources() {
  const figures = [...listLocalPayRows(), ...listPlacePayRows()]
    .filter(({ source }) => source.pay?.unchecked === true)
    .map(({ country, row: { code }, source }) => ({ code, source: { country, ...pickNames(source) } }));
  const grades = listUncheckedScaleRows().map(({ code, country, document, publisher, year }) => ({
    code,
    source: { country, title: document, publisher, edition: year },
  }));
  const codesBySource = new Map<string, { source: Omit<UncheckedSource, 'occupations'>; codes: Set<string> }>();
  for (const { code, source } of [...figures, ...grades]) {
    const key = Object.values(source).join('; ');
    const known = codesBySource.get(key) ?? { source, codes: new Set() };
    codesBySource.set(key, known);
    known.codes.add(code);
  }
  const rank = ({ country }: UncheckedSource): number => COUNTRIES.findIndex((code) => code === country);
  return [...codesBySource.values()]
    .map(({ source, codes }) => ({ ...source, occupations: codes.size }))
    .toSorted((one, other) => rank(one) - rank(other));
}

const pickNames = ({ title, publisher, edition }: CountrySource) => ({ title, publisher, edition });

it('the page "How good is it?" shows the facts that reports have for each country', () => {
  const facts = {
    occupations: OCCUPATIONS.length,
    countries: COUNTRIES.map(countFacts),
    unchecked: listUncheckedSources(),
  };
  if (process.env['UPDATE_REFERENCES'] === '1') writeFileSync(FILE, `${JSON.stringify(facts, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(facts);
});
