import { COUNTRIES } from '@bearings/domain';
import { OCCUPATIONS } from '@bearings/career-data';
import { listCountryReports } from './country-report.js';
import { choosePay } from './pay.js';

const composeReportText = (country: string): string =>
  listCountryReports()
    .find((each) => each.countryCode === country)
    ?.says.join('\n') ?? '';

const countByPayKind = (country: string, kind: string): number =>
  OCCUPATIONS.filter((occupation) => choosePay(country, occupation).kind === kind).length;

describe('the summary of what a report contains for a country', () => {
  it('exists for every country and has no unfilled variable', () => {
    expect(listCountryReports().map(({ countryCode }) => countryCode)).toEqual([...COUNTRIES]);
    for (const { says } of listCountryReports()) {
      expect(says.length).toBeGreaterThanOrEqual(3);
      expect(says.join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });

  it('counts the jobs with published pay and those with estimated pay', () => {
    for (const country of COUNTRIES) {
      const publishedCount = countByPayKind(country, 'published') + countByPayKind(country, 'scale');
      const estimateCount = countByPayKind(country, 'estimate');
      const [pay = ''] = composeReportText(country).split('\n');
      const printedNumbers = pay.match(/\d+/g)?.map(Number) ?? [];
      const expected = [
        publishedCount,
        publishedCount > 0 || estimateCount > 0 ? OCCUPATIONS.length : 0,
        estimateCount,
      ];
      expect([country, printedNumbers.toSorted()]).toEqual([country, expected.filter((count) => count > 0).toSorted()]);
    }
  });

  it('tells readers outside the UK which parts are missing or not local', () => {
    expect(composeReportText('US')).toContain('British training times');
    expect(composeReportText('DK')).toMatch(/no published figures/);
    expect(composeReportText('DE')).toMatch(/published figures for \d+ of \d+ jobs, and our estimates for \d+ more/);
    expect(composeReportText('DE')).toMatch(/Ways in: for 247 of 247 jobs, with official names/);
    expect(composeReportText('DE')).toMatch(/the local one beside it for \d+ of 247 jobs/);
    expect(composeReportText('AE')).toMatch(
      /Ways in: none of the country’s own; those that are usual everywhere for \d+ of 247 jobs/,
    );
    expect(composeReportText('AE')).toMatch(/without local names/);
    expect(composeReportText('DE')).toMatch(/American projections only/);
    expect(composeReportText('CA')).toContain('Job titles: those of the country, for 247 of 247 jobs.');
    expect(composeReportText('CA')).toMatch(/published figures for \d+ of \d+ jobs, and our estimates/);
  });

  it('has a one-line form, which says what pay and entry routes the report has', () => {
    const reportLine = (country: string): string =>
      listCountryReports().find((each) => each.countryCode === country)?.line ?? '';
    expect(reportLine('GB')).toMatch(/has published pay for \d+ of \d+ jobs and the ways in\.$/);
    expect(reportLine('DE')).toMatch(
      /^Your report for Germany has published pay for \d+ of \d+ jobs, our estimates for \d+ more and ways in for 247 of them\.$/,
    );
    expect(reportLine('IE')).toMatch(
      /has published pay for \d+ of \d+ jobs, our estimates for \d+ more and ways in for 247 of them\.$/,
    );
    expect(reportLine('NZ')).toMatch(/has our pay estimates for \d+ of \d+ jobs and only general ways in\.$/);
    expect(reportLine('AE')).toBe('Your report for the United Arab Emirates has no pay and only general ways in.');
    expect(reportLine('US')).toMatch(/and ways in for 247 of them\.$/);
  });

  it('names British entry routes only in the UK, and levels that American employers ask for only in the US', () => {
    for (const country of COUNTRIES) {
      const isUk = country === 'GB';
      expect([country, composeReportText(country).includes('British ones, with levels')]).toEqual([country, isUk]);
      const isUs = country === 'US';
      expect([country, composeReportText(country).includes('American employers')]).toEqual([country, isUs]);
    }
  });
});
