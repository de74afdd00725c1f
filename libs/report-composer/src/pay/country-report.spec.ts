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

describe('the description of what a report has in a country', () => {
  it('exists for every country and has no unfilled variable', () => {
    expect(countryReports().map(({ country }) => country)).toEqual([...COUNTRIES]);
    for (const { says } of countryReports()) {
      expect(says.length).toBeGreaterThanOrEqual(3);
      expect(says.join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });

  it('counts the jobs with published pay and those with estimated pay', () => {
    for (const country of COUNTRIES) {
      const published = payKinds(country, 'published') + payKinds(country, 'scale');
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

  it('tells readers in other countries which parts are missing or not local', () => {
    expect(saidOf('FR')).toMatch(/no published figures/);
    expect(saidOf('DE')).toMatch(
      /published figures for \d+ of \d+ jobs, and our estimates for \d+ more/,
    );
    expect(saidOf('DE')).toMatch(/Ways in: none for Germany/);
    expect(saidOf('DE')).toMatch(/without local names/);
    expect(saidOf('DE')).toMatch(/American projections only/);
    expect(saidOf('NL')).toMatch(/none for the Netherlands/);
    expect(saidOf('CA')).toMatch(/published figures for \d+ of \d+ jobs, and our estimates/);
  });

  it('has one line on published or estimated pay and on entry routes', () => {
    const lineOf = (country: string): string =>
      countryReports().find((each) => each.country === country)?.line ?? '';
    expect(lineOf('GB')).toMatch(/has published pay for \d+ of \d+ jobs and the ways in\.$/);
    expect(lineOf('DE')).toMatch(
      /^Your report for Germany has published pay for \d+ of \d+ jobs, our estimates for \d+ more and no ways in\.$/,
    );
    expect(lineOf('FR')).toMatch(/has our pay estimates for \d+ of \d+ jobs and no ways in\.$/);
    expect(lineOf('AE')).toBe(
      'Your report for the United Arab Emirates has no pay and no ways in.',
    );
    expect(lineOf('US')).toMatch(/usual starting level, but no other ways in/);
  });

  it('promises British entry routes in the UK only, and American starting levels in the US only', () => {
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
