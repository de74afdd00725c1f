import { COUNTRIES } from '@bearings/domain';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIVITIES_SOURCE,
  AI_EXPOSURE_ROWS,
  AI_EXPOSURE_SOURCE,
  APPRENTICESHIP_ROWS,
  APPRENTICESHIP_SOURCE,
  type FactsSource,
  TABLE_IMPORTS,
  MISLEADING_GROUPS,
  MOVE_ROWS,
  MOVES_SOURCE,
  OCCUPATION_ACTIVITY_ROWS,
  OCCUPATION_ROWS,
  occupationByCode,
  OCCUPATIONS,
  OFTEN_SELF_EMPLOYED,
  listLocalPayRows,
  listPublicSectorPay,
  UK_AGE_PAY_ROWS,
  UK_AGE_PAY_SOURCE,
  UNIT_GROUP_TITLES_ROWS,
  UNIT_GROUP_TITLES_SOURCE,
  US_SELF_EMPLOYED_ROWS,
  US_SELF_EMPLOYED_SOURCE,
  WORKING_LIFE_ROWS,
  WORKING_LIFE_SOURCE,
} from '@bearings/career-data';
import { countryByCode } from '../content/countries/countries.js';
import { COUNTRY_ROWS } from '../content/countries/countries.data.js';
import { choosePay } from './pay.js';

const DATA_FOLDERS = ['../content/countries', '../../../career-data/data'];

const sha256 = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the published medians and the estimates of a country, divided by its average wage. */
function listPayLevels(name: string): number[] {
  const wage = countryByCode(name)?.averageWage ?? 1;
  return OCCUPATIONS.flatMap((occupation) => {
    const pay = choosePay(name, occupation);
    if (pay.kind === 'published') return pay.median === null ? [] : [pay.median / wage];
    return pay.kind === 'estimate' && pay.point !== null ? [pay.point / wage] : [];
  });
}

/**
 * Plausible minimum and maximum of each country's average wage for 2024 to 2030, in its currency.
 * Half or double the present wage is outside the range.
 */
const AVERAGE_WAGES: Readonly<Record<string, readonly [number, number]>> = {
  GB: [34_000, 65_000],
  AU: [76_000, 150_000],
  CA: [62_000, 120_000],
  DK: [390_000, 760_000],
  FR: [34_000, 65_000],
  DE: [38_000, 73_000],
  IN: [190_000, 360_000],
  IE: [42_000, 81_000],
  IT: [25_000, 48_000],
  JP: [3_800_000, 7_300_000],
  NL: [44_000, 84_000],
  NZ: [70_000, 130_000],
  NO: [540_000, 1_000_000],
  SG: [50_000, 96_000],
  ZA: [240_000, 470_000],
  ES: [25_000, 48_000],
  SE: [400_000, 770_000],
  CH: [73_000, 140_000],
  AE: [67_000, 130_000],
  US: [62_000, 120_000],
};

/** The rows of each table that was imported from a file, by the table's file name. */
const IMPORTED_TABLES: Readonly<Record<string, unknown>> = {
  'occupations.json': OCCUPATION_ROWS,
  'countries.data.ts': COUNTRY_ROWS,
  'uk-age-pay.json': UK_AGE_PAY_ROWS,
  'working-life.json': WORKING_LIFE_ROWS,
  'ai-exposure.json': AI_EXPOSURE_ROWS,
  'us-self-employed.json': US_SELF_EMPLOYED_ROWS,
  'unit-group-titles.json': UNIT_GROUP_TITLES_ROWS,
  'apprenticeships.json': APPRENTICESHIP_ROWS,
  'moves.json': MOVE_ROWS,
  'occupation-activities.json': OCCUPATION_ACTIVITY_ROWS,
};

/** The source that the report names for each table that `npm run data -- import` writes. */
const TABLE_SOURCES: Readonly<Record<string, FactsSource>> = {
  'uk-age-pay.json': UK_AGE_PAY_SOURCE,
  'working-life.json': WORKING_LIFE_SOURCE,
  'ai-exposure.json': AI_EXPOSURE_SOURCE,
  'us-self-employed.json': US_SELF_EMPLOYED_SOURCE,
  'unit-group-titles.json': UNIT_GROUP_TITLES_SOURCE,
  'apprenticeships.json': APPRENTICESHIP_SOURCE,
  'moves.json': MOVES_SOURCE,
  'occupation-activities.json': ACTIVITIES_SOURCE,
};

/** Tables that were not imported: our texts, judgements, simulations and hand-checked rows. */
const OWN_TABLES = [
  'circumstances.json',
  'common-jobs.json',
  'constants.json',
  'descriptions.json',
  'everyday-titles.json',
  'imports.json',
  'lowered-ratings.json',
  'minimum-wages.json',
  'nearest-titles.json',
  'pastimes.json',
  'pay-notes.json',
  'progression.json',
  'public-sector-pay.json',
  'reason-limits.json',
  'related.json',
  'repeated-ratings.json',
  'resampling.json',
  'single-ratings.json',
  'routes.json',
  'subjects.json',
  'task-activities.json',
  'tasks.json',
  'tiles.json',
  'titles.json',
  'us-apprenticeships.json',
  'us-jobs.json',
  'us-texts.json',
  'us-titles.json',
  'work-activities.json',
];

describe('the imported tables', () => {
  it.each(Object.entries(TABLE_IMPORTS))(
    '%s has the unchanged rows that were imported from its source',
    (table, from) => {
      expect(from.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(sha256(IMPORTED_TABLES[table])).toBe(from.rows);
    },
  );

  it('name the year of their source file as their edition', () => {
    const firstYear = (text = ''): number => Number(/\b20\d\d\b/.exec(text)?.[0]);
    const imported = Object.entries(TABLE_IMPORTS).flatMap(([table, { year }]) =>
      year === undefined ? [] : [[table, year]],
    );
    const namedSources = Object.entries(TABLE_SOURCES).map(([table, { edition }]) => [table, firstYear(edition)]);
    expect(namedSources).toEqual(imported);
  });

  it('are all tables of occupations and countries except those we wrote ourselves', () => {
    const tables = DATA_FOLDERS.flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder)).filter((file) => /\.(?:data\.ts|json)$/.test(file)),
    );
    expect(tables.toSorted()).toEqual([...Object.keys(TABLE_IMPORTS), ...OWN_TABLES].toSorted());
  });
});

describe('the tables of pay', () => {
  it.each(COUNTRIES)('have a plausible average wage and plausible pay levels for %s', (name) => {
    const [least, most] = AVERAGE_WAGES[name] ?? [0, 0];
    const wage = countryByCode(name)?.averageWage ?? 0;
    expect([wage >= least, wage <= most]).toEqual([true, true]);
    const levels = listPayLevels(name);
    if (levels.length === 0) return;
    expect(median(levels)).toBeGreaterThan(0.6);
    expect(median(levels)).toBeLessThan(1.3);
    expect(Math.min(...levels)).toBeGreaterThan(0.2);
    expect(Math.max(...levels)).toBeLessThan(4);
  });

  it.each(COUNTRIES)('have for %s no lower quartile above the median, and no upper quartile below it', (name) => {
    const wrongOccupations = OCCUPATIONS.filter((occupation) => {
      const pay = choosePay(name, occupation);
      if (pay.kind !== 'published' || pay.median === null) return false;
      return (pay.p25 ?? pay.median) > pay.median || (pay.p75 ?? pay.median) < pay.median;
    });
    expect(wrongOccupations.map(({ title }) => title)).toEqual([]);
  });

  it('have UK pay in a plausible ratio to the US pay of the same job', () => {
    for (const { code, title, uk, us } of OCCUPATIONS) {
      if (uk.median === null || us.median === null || code in MISLEADING_GROUPS) continue;
      const ratio = uk.median / us.median;
      expect([title, ratio > 0.28, ratio < 1.05]).toEqual([title, true, true]);
    }
  });
});

describe.each(['AU', 'CA', 'DE', 'FR', 'NO', 'SG'])('published pay in %s', (country) => {
  const rows = listLocalPayRows().filter((each) => each.country === country);

  it('is the office’s figure for a year, for exactly the occupations in the table', () => {
    expect(rows.length).toBeGreaterThan(150);
    for (const { row, source } of rows) {
      const occupation = occupationByCode(row.code);
      const pay = occupation && choosePay(country, occupation);
      if (pay?.kind !== 'published' || source.pay === undefined) throw new Error(`${row.code} has no published pay.`);
      const { perYear, per, year, ceiling = Infinity } = source.pay;
      const step = per === 'month' ? 1 : 100;
      const isCut = row.median >= ceiling;
      expect([row.code, pay.median]).toEqual([
        row.code,
        isCut ? null : Math.round((row.median * perYear) / step) * step,
      ]);
      expect(pay.atLeast === null).toBe(!isCut);
      expect([pay.year, pay.source]).toEqual([year, `${source.publisher}, ${source.title}`]);
    }
    const published = OCCUPATIONS.filter((each) => choosePay(country, each).kind === 'published');
    expect(published.map(({ code }) => code).toSorted()).toEqual(rows.map(({ row }) => row.code).toSorted());
  });

  it('names the wider group that a figure covers, whom it leaves out, and whether it is net or unchecked', () => {
    for (const { row, source } of rows) {
      const occupation = occupationByCode(row.code);
      const pay = occupation && choosePay(country, occupation);
      if (pay?.kind !== 'published') throw new Error(`${row.code} has no published pay.`);
      const notes = pay.notes.join(' ');
      if (row.join !== 'exact') expect([row.code, pay.group]).toEqual([row.code, row.group.title]);
      if (pay.group !== null) expect(pay.groupCode).toContain(row.group.code);
      expect(notes).not.toContain(row.group.code);
      expect(notes.includes('Its group has other work in it too')).toBe(row.join === 'broad');
      expect(notes.includes('aren’t in it')).toBe(row.leavesOut !== undefined);
      expect(notes.includes('paid by scales that differ')).toBe(row.scaleOf !== undefined);
      expect(/\bnet\b/.test(pay.covers)).toBe(source.pay?.net === true);
      expect(pay.covers.includes('check the current figure')).toBe(source.pay?.unchecked === true);
    }
  });
});

it('the pay of teachers in Canada and Australia is said to follow several scales', () => {
  const describeNotes = (country: string, code: string): string => {
    const occupation = occupationByCode(code);
    const pay = occupation && choosePay(country, occupation);
    return pay?.kind === 'published' ? pay.notes.join(' ') : '';
  };
  for (const code of ['25-2021.00', '25-2031.00']) {
    expect(describeNotes('CA', code)).toContain('scales that differ by province or school board: look up yours.');
    expect(describeNotes('AU', code)).toContain('scales that differ by state: look up yours.');
  }
  expect(describeNotes('CA', '15-1252.00')).not.toContain('scales');
});

describe('a UK statistical group whose pay is misleading for a job', () => {
  it.each(Object.entries(MISLEADING_GROUPS))(
    'is replaced for %s by a public-sector pay scale, or by the reason for having no figure',
    (code, reason) => {
      const occupation = occupationByCode(code);
      if (!occupation) throw new Error(`There is no occupation ${code}.`);
      const pay = choosePay('GB', occupation);
      if (listPublicSectorPay('GB', code).length > 0) expect(pay.kind).toBe('scale');
      else expect(pay).toMatchObject({ kind: 'none', reason });
      expect(reason).toMatch(/^The official (?:group|figure) .*\.$/);
    },
  );

  it.each([
    'General practitioner (GP)',
    'Judge or magistrate',
    'Educational psychologist',
    'Fine artist or illustrator',
    'Solar panel installer',
    'Web developer',
    'Head chef',
    'Dental hygienist',
    'Insurance broker or sales adviser',
  ])('is listed for: %s', (title) => {
    const code = OCCUPATIONS.find((each) => each.title === title)?.code ?? '';
    expect(MISLEADING_GROUPS[code]).toBeDefined();
  });

  it('is never listed for work that is often self-employed', () => {
    for (const code of Object.keys(OFTEN_SELF_EMPLOYED)) {
      expect(occupationByCode(code)?.uk.median).toEqual(expect.any(Number));
      expect(MISLEADING_GROUPS[code]).toBeUndefined();
    }
  });
});

it('occupations are in the right major groups of ISCO-08', () => {
  const findMajor = (title: string): string | undefined =>
    OCCUPATIONS.find((each) => each.title === title)?.isco08Major;
  expect(['Data scientist', 'Midwife', 'Police officer', 'Travel agent'].map(findMajor)).toEqual(['2', '2', '5', '4']);
});
