import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '@bearings/domain';
import { composeCountryList, COUNTRY_LIST_FILE, listCountryFolders } from '../../scripts/write-country-list.js';
import { findCountryFaults } from '../../scripts/country-faults.js';
import { OCCUPATIONS } from '../occupations/occupations.js';
import { findLicence, findLocalTitle, findLocalWays } from './local-facts.js';
import { COUNTRY_TABLE_SCHEMAS } from './schema.js';
import { COUNTRY_TABLES } from './tables.generated.js';

const DATA_FOLDER = join(import.meta.dirname, '../../data/countries');
const filled = Object.keys(COUNTRY_TABLES);

describe.each(filled)('the tables of %s', (country) => {
  it('match their schemas, our occupations and their sources', () => {
    expect(findCountryFaults(country)).toEqual([]);
  });

  it('print nothing of a row of confidence C but its title and the kinds of its ways', () => {
    for (const { code, confidence } of COUNTRY_TABLES[country]?.ways ?? []) {
      if (confidence !== 'C') continue;
      const local = findLocalWays(country, code);
      for (const way of local?.ways ?? []) {
        expect([code, way.name, way.via, way.months, way.paid, way.needs]).toEqual([
          code,
          null,
          null,
          null,
          null,
          null,
        ]);
      }
      expect([local?.bars ?? [], local?.fields ?? [], local?.endorsement ?? null]).toEqual([[], [], null]);
    }
    for (const { code, confidence } of COUNTRY_TABLES[country]?.licences ?? []) {
      if (confidence === 'C') expect(findLicence(country, code)).toBeNull();
    }
  });

  it('print no title of a wider group, and name the group of its ways', () => {
    for (const { code, join: match } of COUNTRY_TABLES[country]?.ways ?? []) {
      if (match !== 'broad') continue;
      expect([code, findLocalWays(country, code)?.group]).toEqual([code, expect.any(String)]);
    }
    for (const { code } of OCCUPATIONS) expect(findLocalTitle(country, code)?.join).not.toBe('broad');
  });

  it('print no licence as a way in for which people need a degree, other work or a licence', () => {
    for (const { code } of OCCUPATIONS) {
      const kinds = (findLocalWays(country, code)?.ways ?? []).filter(({ kind }) => kind === 'licence');
      for (const { needs } of kinds) expect(['bachelor', 'experience', 'licence']).not.toContain(needs);
    }
  });
});

it('every country of the folder is one that a person may choose, and is in the generated list', () => {
  expect(filled.toSorted()).toEqual(listCountryFolders());
  for (const country of filled) expect(COUNTRIES).toContain(country);
  expect(readFileSync(COUNTRY_LIST_FILE, 'utf8')).toBe(composeCountryList());
});

it('every file of a country is a table with a schema', () => {
  const names = filled.flatMap((country) =>
    readdirSync(join(DATA_FOLDER, country)).filter((file) => file.endsWith('.json')),
  );
  const known = Object.keys(COUNTRY_TABLE_SCHEMAS).map((name) => `${name}.json`);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
