import {
  COUNTRIES,
  getCountryName,
  isCountry,
  claims,
  DEFAULT_COUNTRY,
  CERTIFICATES,
  listQualifications,
  QUALIFICATION_LEVELS,
  QUALIFICATION_NAMES,
} from '@bearings/domain';
import { COUNTRY_ROWS } from './countries.data.js';
import { countryByCode, wageSourceText } from './countries.js';

it('the list has as many countries as the site claims; the UK is first, and all other countries are in alphabetical order', () => {
  const [first, ...others] = COUNTRIES;
  expect(claims.landing.countries).toBe(String(COUNTRIES.length));
  expect(first).toBe('GB');
  expect(DEFAULT_COUNTRY).toBe(first);
  expect(others).toEqual(others.toSorted((a, b) => getCountryName(a).localeCompare(getCountryName(b), 'en-GB')));
});

it('isCountry accepts only codes from the list', () => {
  for (const name of COUNTRIES) expect(isCountry(name)).toBe(true);
  for (const name of ['', 'UK', 'gb', 'United Kingdom', 'BR', 'constructor', '__proto__']) {
    expect(isCountry(name)).toBe(false);
  }
});

it('every country has the source, year and currency of its pay figures', () => {
  expect(COUNTRY_ROWS.map(({ code }) => code)).toEqual(COUNTRIES);
  for (const name of COUNTRIES) {
    const row = countryByCode(name);
    expect(row?.currency).toMatch(/^[A-Z]{3}$/);
    expect(row?.averageWage).toBeGreaterThan(0);
    expect(row?.wageYear).toBeGreaterThan(2000);
    expect(row?.wageSource).not.toBe('');
    for (const ratio of Object.values(row?.groupPay?.ratios ?? {})) {
      expect(ratio).toBeGreaterThan(0.1);
      expect(ratio).toBeLessThan(4);
    }
  }
});

it('every country has its own names for all eight qualification levels', () => {
  expect(Object.keys(QUALIFICATION_NAMES)).toEqual(COUNTRIES);
  for (const names of Object.values(QUALIFICATION_NAMES)) {
    const all = QUALIFICATION_LEVELS.map((level) => names[level]);
    for (const name of all) expect(name).toMatch(/^\S.{2,59}$/);
    expect(new Set(all).size).toBe(QUALIFICATION_LEVELS.length);
  }
});

it.each(COUNTRIES)('people in %s choose among different names, of every level, lowest first', (country) => {
  const choices = listQualifications(country);
  const levels = choices.map(({ level }) => level);
  expect([...new Set(levels)]).toEqual(QUALIFICATION_LEVELS);
  expect(levels).toEqual(levels.toSorted());
  expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
  for (const { name } of choices) expect(name).toMatch(/^\S.{1,59}$/);
  const own = CERTIFICATES.filter((each) => each.country === country);
  expect(choices.flatMap(({ certificate }) => certificate ?? []).toSorted()).toEqual(
    own.map(({ id }) => id).toSorted(),
  );
});

it.each(COUNTRIES)('the wage source of %s is printed without a web address', (name) => {
  const row = countryByCode(name);
  const printedSource = row === undefined ? '' : wageSourceText(row);
  expect(printedSource).not.toBe('');
  expect(printedSource).not.toMatch(/[a-z]\.[a-z]{2,}/);
});
