import { COUNTRIES } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { countryReports } from './country-report.js';
import { payIn } from './pay.js';

const saidOf = (country: string): string =>
  countryReports()
    .find((each) => each.country === country)
    ?.says.join('\n') ?? '';

const payKinds = (country: string, kind: string): number =>
  OCCUPATIONS.filter((occupation) => payIn(country, occupation).kind === kind).length;

describe('what a report has in a country', () => {
  it('is said of every country, without an open slot', () => {
    expect(countryReports().map(({ country }) => country)).toEqual([...COUNTRIES]);
    for (const { says } of countryReports()) {
      expect(says.length).toBeGreaterThanOrEqual(3);
      expect(says.join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });

  it('counts the jobs with published and with estimated pay, as a report prints it', () => {
    for (const country of COUNTRIES) {
      const published = payKinds(country, 'published');
      const estimated = payKinds(country, 'estimate');
      const [pay = ''] = saidOf(country).split('\n');
      const numbers = pay.match(/\d+/g)?.map(Number) ?? [];
      const expected = [
        published,
        published > 0 || estimated > 0 ? OCCUPATIONS.length : 0,
        estimated,
      ];
      expect([country, numbers.toSorted()]).toEqual([
        country,
        expected.filter((count) => count > 0).toSorted(),
      ]);
    }
  });

  it('says to the reader of another country that ways in, titles and outlook are not theirs', () => {
    expect(saidOf('DE')).toMatch(/no published figures/);
    expect(saidOf('DE')).toMatch(/Ways in: none for Germany/);
    expect(saidOf('DE')).toMatch(/without local names/);
    expect(saidOf('DE')).toMatch(/American projections only/);
    expect(saidOf('NL')).toMatch(/none for the Netherlands/);
    expect(saidOf('CA')).toMatch(/published figures for \d+ of \d+ jobs, and our estimates/);
  });

  it('promises British ways in to the United Kingdom alone, and American levels to the United States', () => {
    for (const country of COUNTRIES) {
      const isUk = country === 'GB';
      expect([country, saidOf(country).includes('British ones, with levels')]).toEqual([
        country,
        isUk,
      ]);
      const isUs = country === 'US';
      expect([country, saidOf(country).includes('American employers')]).toEqual([country, isUs]);
    }
  });
});
