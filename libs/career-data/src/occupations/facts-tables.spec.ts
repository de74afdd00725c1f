import { AI_EXPOSURE_SOURCE, getExposure } from './ai-exposure.js';
import { APPRENTICESHIP_SOURCE, listApprenticeships } from './apprenticeships.js';
import { APPRENTICESHIP_ROWS, UNIT_GROUP_TITLES_ROWS, US_SELF_EMPLOYED_ROWS, WORKING_LIFE_ROWS } from '../tables.js';
import { OCCUPATIONS } from './occupations.js';
import { UK_AGE_PAY_SOURCE } from './uk-age-pay.js';
import { UNIT_GROUP_TITLES_SOURCE, getUnitGroupTitles } from './unit-group-titles.js';
import { getUsSelfEmployed } from './us-self-employed.js';
import { WORKING_LIFE_SOURCE, getWorkingLife } from './working-life.js';

const codes = OCCUPATIONS.map(({ code }) => code);
/** The UK statistical groups (SOC 2020 unit groups) of all occupations, sorted, each once. */
const groups = [...new Set(OCCUPATIONS.flatMap(({ uk }) => uk.soc2020 ?? []))].toSorted();

describe('the table of apprenticeships', () => {
  it('has the published level and length of the carpentry apprenticeship', () => {
    expect(listApprenticeships('47-2031.00')).toEqual([
      {
        reference: 'ST0264',
        title: 'Carpentry and joinery',
        level: 2,
        months: 24,
        route: 'Construction',
        status: 'open',
      },
    ]);
  });

  it('has only known occupations', () => {
    for (const [code] of APPRENTICESHIP_ROWS) {
      expect(codes).toContain(code);
    }
    expect(listApprenticeships('00-0000.00')).toEqual([]);
  });
});

describe('the job titles of UK statistical groups', () => {
  it('exist for every occupation that has a UK group', () => {
    for (const { code, uk } of OCCUPATIONS) {
      const group = getUnitGroupTitles(code);
      expect(group?.soc2020 ?? null).toBe(uk.soc2020);
    }
    expect(UNIT_GROUP_TITLES_ROWS.map(([group]) => group)).toEqual(groups);
  });
});

describe('the table of working hours and part-time work', () => {
  it('has one row with the published figures for each UK group of our occupations', () => {
    expect(WORKING_LIFE_ROWS.map(([group]) => group)).toEqual(groups);
    expect(getWorkingLife('11-1011.00')).toEqual({
      soc2020: '1111',
      jobsThousands: 126,
      partTimePct: 11,
      womenPct: 38,
      fullTimeHours: 36.8,
      allHours: 35,
      overtimeHours: null,
    });
    expect(getWorkingLife('49-9092.00')).toBeNull();
  });
});

it('every table of facts has a publisher, an edition, a licence and an attribution', () => {
  const sources = [APPRENTICESHIP_SOURCE, UNIT_GROUP_TITLES_SOURCE, WORKING_LIFE_SOURCE, UK_AGE_PAY_SOURCE];
  for (const source of sources) {
    expect(source.publisher).not.toBe('');
    expect(source.edition).toMatch(/20\d\d/);
    expect(source.licence).toBe('Open Government Licence v3.0');
    expect(source.attribution).toContain('Open Government Licence v3.0');
    for (const caveat of source.caveats) expect(caveat).toMatch(/^[A-Z].*\.$/);
  }
});

describe('the table of US self-employment', () => {
  it('has only shares that were published for the occupation alone', () => {
    expect(getUsSelfEmployed('27-4021.00')).toBe(66);
    // The source gives this occupation only a share combined with other therapists.
    expect(getUsSelfEmployed('29-1129.01')).toBeNull();
    for (const [code] of US_SELF_EMPLOYED_ROWS) expect(codes).toContain(code);
  });
});

describe('the exposure of occupations to language models', () => {
  it('is "high" or "low" only if three studies agree, and otherwise "differ"', () => {
    expect(getExposure('27-3091.00')).toBe('high');
    expect(getExposure('47-2181.00')).toBe('low');
    // The three studies disagree on chief executives: they put this job into different thirds of exposure.
    expect(getExposure('11-1011.00')).toBe('differ');
    const statedCodes = codes.filter((code) => !['differ', null].includes(getExposure(code)));
    expect(statedCodes.length).toBeGreaterThan(codes.length / 5);
    expect(statedCodes.length).toBeLessThan(codes.length);
    expect(AI_EXPOSURE_SOURCE.caveats.join(' ')).toContain('None of the three says');
  });
});
