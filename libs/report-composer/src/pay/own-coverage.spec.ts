import { listGeneralWays, OCCUPATIONS } from '@bearings/career-data';
import { COUNTRIES } from '@bearings/domain';
import { choosePay } from './pay.js';
import { countOwnCoverage } from './own-coverage.js';

const codesIn = (country: string, kind: string): string[] =>
  OCCUPATIONS.filter((occupation) => choosePay(country, occupation).kind === kind).map(({ code }) => code);

describe('what a country has for the careers of one report', () => {
  it('counts their published pay, estimates and ways in, and not those of all occupations', () => {
    const [published, estimated] = [codesIn('NO', 'published').slice(0, 7), codesIn('NO', 'estimate').slice(0, 2)];
    const { line } = countOwnCoverage([...published, ...estimated], 'NO');
    expect(line).toMatch(
      /^Of your nine careers, seven with published pay, two with our estimate of it; (?:\w+) with the country’s own ways in(?:, \w+ with general ones)?\.$/,
    );
  });

  it('says what is bought if fewer than half of them have pay, or fewer than half have ways in', () => {
    const unpaid = codesIn('IN', 'none')
      .filter((code) => listGeneralWays(code).length > 0)
      .slice(0, 10);
    expect(countOwnCoverage(unpaid, 'IN')).toEqual({
      line: 'Of your ten careers, none with published pay; none with the country’s own ways in, all with general ones.',
      note: 'So what you buy here is mainly the list, the reasons and the plan.',
    });
    expect(countOwnCoverage(codesIn('DE', 'published').slice(0, 10), 'DE').note).toBeNull();
  });

  it('counts an estimate apart from published pay, so that ten estimates have the note too', () => {
    const estimated = codesIn('CA', 'estimate').slice(0, 10);
    expect(estimated).toHaveLength(10);
    expect(countOwnCoverage(estimated, 'CA')).toMatchObject({
      line: 'Of your ten careers, none with published pay, all with our estimate of it; all with the country’s own ways in.',
      note: expect.any(String),
    });
  });

  it('has no note for the United Kingdom and for countries with tables of pay and ways', () => {
    const codes = OCCUPATIONS.slice(60, 70).map(({ code }) => code);
    const withoutNote = COUNTRIES.filter((country) => countOwnCoverage(codes, country).note === null);
    expect(withoutNote).toEqual(expect.arrayContaining(['GB', 'AU', 'CA', 'FR', 'DE', 'NO', 'US']));
    expect(withoutNote).not.toContain('AE');
  });
});
