// Compares country-facts.json with the facts that reports have for each country. UPDATE_REFERENCES=1 rewrites the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  findLocalTitle,
  findLocalWays,
  findRoute,
  listGeneralWays,
  listLocalPayRows,
  listPlacePayRows,
  OCCUPATIONS,
} from '@bearings/career-data';
import { COUNTRIES, getRegion, UK } from '@bearings/domain';
import { ENGLISH_SPEAKING } from '../content/countries/english.js';
import { LINK_REGISTER } from '../content/links/links.js';
import { choosePay } from '../pay/pay.js';

const FILE = path.join(import.meta.dirname, '../../../domain/data/country-facts.json');

const hasWays = (country: string, code: string): boolean =>
  (country === UK ? findRoute(code) : findLocalWays(country, code)) !== null;

/** In the United Kingdom and the United States, the titles of reports are the country's own. */
const hasTitle = (country: string, code: string): boolean =>
  getRegion(country) !== 'other' || findLocalTitle(country, code) !== null;

/** A search on a site that is not in English finds nothing under an English title. */
const hasPage = (country: string, code: string, title: string): boolean =>
  (ENGLISH_SPEAKING.has(country) || hasTitle(country, code)) &&
  LINK_REGISTER.searches(country, title).some(({ kind }) => kind === 'profile');

function countFacts(country: string) {
  const count = (has: (code: string, title: string) => boolean): number =>
    OCCUPATIONS.filter(({ code, title }) => has(code, title)).length;
  return {
    country,
    pay: OCCUPATIONS.filter((each) => ['published', 'scale'].includes(choosePay(country, each).kind)).length,
    titles: count((code) => hasTitle(country, code)),
    ways: count((code) => hasWays(country, code)),
    generalWays: count((code) => !hasWays(country, code) && listGeneralWays(code).length > 0),
    pages: count((code, title) => hasPage(country, code, title)),
  };
}

/** Returns the sources whose figures no person has compared with the office's own file. */
function listUncheckedSources() {
  const rows = [...listLocalPayRows(), ...listPlacePayRows()].filter(({ source }) => source.pay?.unchecked === true);
  const sources = [...new Set(rows.map(({ source }) => source))];
  return sources.map((source) => {
    const own = rows.filter((row) => row.source === source);
    const { title, publisher, edition } = source;
    return { country: own[0]?.country ?? '', title, publisher, edition, occupations: own.length };
  });
}

it('the page "How good is it?" shows the facts that reports have for each country', () => {
  const facts = {
    occupations: OCCUPATIONS.length,
    countries: COUNTRIES.map(countFacts),
    unchecked: listUncheckedSources(),
  };
  if (process.env['UPDATE_REFERENCES'] === '1') writeFileSync(FILE, `${JSON.stringify(facts, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(facts);
});
