import { CATEGORIES, DEAL_BREAKERS, SUBJECTS, TILES } from '@bearings/contracts';
import { OCCUPATIONS, occupationByCode } from '../occupations/occupations.js';
import {
  RESAMPLING_BLANKS,
  CIRCUMSTANCE_ROWS,
  CONSTANT_ROWS,
  RESAMPLING_DEVIATES,
  FILLED_DEMANDS,
  RELATED_ROWS,
  SUBJECT_ROWS,
  TILE_ROWS,
  US_TITLES,
} from '../tables.js';

const codes = OCCUPATIONS.map(({ code }) => code);
const rowByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row]));

it.each([
  ['tiles', TILE_ROWS],
  ['circumstances', CIRCUMSTANCE_ROWS],
  ['constants', CONSTANT_ROWS],
  ['related', RELATED_ROWS],
  ['subjects', SUBJECT_ROWS],
])('the table %s has one row for each occupation, in the order of the occupations', (_, rows) => {
  expect(rows.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['tiles', TILE_ROWS],
  ['circumstances', CIRCUMSTANCE_ROWS],
])(
  'each row of the table %s names its occupation, its author and the month of the judgement',
  (_, rows) => {
    for (const { code, title, by, on } of rows) {
      expect(title).toBe(occupationByCode(code)?.title);
      expect(by).not.toBe('');
      expect(on).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    }
  },
);

describe('the table of activities in each job', () => {
  it('has only known activities, with values from 1 to 3', () => {
    const knownTiles = new Set<string>(TILES.map(({ id }) => id));
    for (const { tiles } of TILE_ROWS) {
      for (const [tile, value] of Object.entries(tiles)) {
        expect(knownTiles).toContain(tile);
        expect([1, 2, 3]).toContain(value);
      }
    }
  });

  it('gives every occupation at least one core activity', () => {
    const rowsWithout = TILE_ROWS.filter(({ tiles }) => !Object.values(tiles).includes(3));
    expect(rowsWithout.map(({ title }) => title)).toEqual([]);
  });

  it.each(TILES)('has the activity $id as the core of at least six occupations', ({ id }) => {
    expect(TILE_ROWS.filter(({ tiles }) => tiles[id] === 3).length).toBeGreaterThanOrEqual(6);
  });
});

describe('the table of school and university subjects', () => {
  it('uses each subject, and never lists one twice for an occupation', () => {
    for (const { id } of SUBJECTS) {
      const rows = SUBJECT_ROWS.filter((row) => [...row.direct, ...row.related].includes(id));
      expect([id, rows.length > 0]).toEqual([id, true]);
    }
    for (const { direct, related, school } of SUBJECT_ROWS) {
      for (const list of [
        [...direct, ...related],
        [...school.required, ...school.helps],
      ]) {
        expect(new Set(list).size).toBe(list.length);
      }
    }
  });

  it('lists psychology for psychologists and a medical degree for doctors', () => {
    const directRows = SUBJECT_ROWS.filter((row) => row.direct.includes('psychology'));
    expect(directRows.map(({ code }) => code)).toEqual(['19-3033.00', '19-3034.00']);
    expect(SUBJECT_ROWS.find(({ code }) => code === '29-1215.00')).toMatchObject({
      direct: ['medicine'],
      related: [],
      course: 'Medical degree recognised by the GMC',
    });
  });
});

describe('the table of training, deal-breakers and seniority', () => {
  it('has values within the ranges of its columns', () => {
    const knownBreakers = new Set<string>(DEAL_BREAKERS.map(({ id }) => id));
    for (const row of CIRCUMSTANCE_ROWS) {
      expect([1, 2, 3]).toContain(row.level);
      for (const months of [row.months, row.fromDegree]) {
        expect(Number.isInteger(months)).toBe(true);
        expect(months).toBeGreaterThanOrEqual(0);
        expect(months).toBeLessThanOrEqual(180);
      }
      for (const [id, value] of Object.entries(row.dealBreakers)) {
        expect(knownBreakers).toContain(id);
        expect([1, 2]).toContain(value);
      }
      expect(row.regulator).not.toBe('');
    }
  });

  it('has occupations that involve each deal-breaker', () => {
    for (const { id } of DEAL_BREAKERS) {
      expect(CIRCUMSTANCE_ROWS.some(({ dealBreakers }) => dealBreakers[id] === 2)).toBe(true);
    }
  });

  it('gives every senior post, and no other, either entry jobs or an entry-level title', () => {
    for (const { code: post, senior, from, entryTitle } of CIRCUMSTANCE_ROWS) {
      // A post with an American title could not show its entry-level title to American readers.
      if (entryTitle !== undefined) expect(US_TITLES[post]).toBeUndefined();
      expect(Number(from !== undefined) + Number(entryTitle !== undefined)).toBe(senior ? 1 : 0);
      for (const [code, title] of Object.entries(from ?? {})) {
        expect(title).toBe(occupationByCode(code)?.title);
      }
    }
  });

  it('leads down from every senior post to an entry job, without a cycle', () => {
    const climb = (code: string, below: readonly string[]): void => {
      expect(below).not.toContain(code);
      const entries = Object.keys(rowByCode.get(code)?.from ?? {});
      for (const entry of entries) climb(entry, [...below, code]);
      if (entries.length === 0) {
        const row = rowByCode.get(code);
        expect(row?.senior === undefined || row.entryTitle !== undefined).toBe(true);
      }
    };
    for (const { code } of CIRCUMSTANCE_ROWS) climb(code, []);
  });
});

describe('the computed constants of each occupation', () => {
  /**
   * The formula is in docs/method.md: .25 times how far log10 of the employment is above its mean,
   * minus the correction for occupations that resemble many others.
   */
  it('include a prior that is computed from UK employment', () => {
    const logs = OCCUPATIONS.map(({ uk }) => Math.log10(Math.max(2000, uk.employment ?? 0)));
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    for (const [index, { prior, hub }] of CONSTANT_ROWS.entries()) {
      expect(prior).toBeCloseTo(0.25 * ((logs[index] ?? 0) - mean) - hub, 3);
      expect(hub).toBeGreaterThanOrEqual(0);
    }
  });

  it('include chances of being among the ten careers, which sum to ten', () => {
    const total = CONSTANT_ROWS.reduce((sum, { chance }) => sum + chance, 0);
    expect(total).toBeCloseTo(10, 1);
    for (const { chance } of CONSTANT_ROWS) expect(chance).toBeLessThan(0.15);
  });

  it('come with a value for each missing demand: the mean of the most closely related occupations', () => {
    const gaps = OCCUPATIONS.flatMap(({ code, demand }) =>
      CATEGORIES.filter((category) => demand[category] === null).map((category) => {
        const row = RELATED_ROWS.find((each) => each.code === code);
        const relatedTitles = [...(row?.short ?? []), ...(row?.long ?? [])].flatMap(
          (other) => occupationByCode(other)?.demand[category] ?? [],
        );
        const mean = relatedTitles.reduce((sum, value) => sum + value, 0) / relatedTitles.length;
        expect(Math.abs((FILLED_DEMANDS[code]?.[category] ?? 0) - mean)).toBeLessThan(0.06);
        return `${code} ${category}`;
      }),
    );
    const filledDemands = Object.entries(FILLED_DEMANDS).flatMap(([code, demands]) =>
      Object.keys(demands).map((category) => `${code} ${category}`),
    );
    expect(filledDemands).toEqual(gaps);
  });
});

it('the table of related occupations lists each related occupation only once, and never the occupation itself', () => {
  for (const { code, short, long, more } of RELATED_ROWS) {
    const all = [...short, ...long, ...more];
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(code);
    for (const other of all) expect(codes).toContain(other);
  }
});

it('the 200 re-simulations vary answers by standard normal deviates and omit 15% of the activities', () => {
  expect(RESAMPLING_DEVIATES).toHaveLength(100);
  expect(RESAMPLING_BLANKS).toHaveLength(200);
  const values = RESAMPLING_DEVIATES.flat();
  expect(values).toHaveLength(1200);
  const square = values.reduce((sum, value) => sum + value ** 2, 0) / values.length;
  expect(square).toBeGreaterThan(0.9);
  expect(square).toBeLessThan(1.1);
  for (const row of RESAMPLING_BLANKS) expect(row).toMatch(/^[01]{24}$/);
  const blankShare = RESAMPLING_BLANKS.join('').replaceAll('0', '').length / (200 * 24);
  expect(blankShare).toBeGreaterThan(0.13);
  expect(blankShare).toBeLessThan(0.17);
});

it('the table of training and seniority has British training times', () => {
  // The opticians' body ABDO states five GCSEs, then three years at work; HMRC three years for tax specialists.
  expect(rowByCode.get('29-2081.00')).toMatchObject({ level: 2, months: 36, paid: true });
  expect(rowByCode.get('13-2081.00')).toMatchObject({ fromDegree: 36, paid: true });
  // A degree does not shorten the first year of work in insurance claims.
  expect(rowByCode.get('13-1031.00')?.fromDegree).toBe(12);
  expect(rowByCode.get('17-2199.08')?.paid).toBe(false);
  for (const code of ['11-3071.00', '11-9111.00']) {
    expect(Object.keys(rowByCode.get(code)?.from ?? {})).not.toContain('43-6014.00');
  }
  expect(TILE_ROWS.find(({ code }) => code === '43-1011.00')?.tiles).toMatchObject({ lead: 3 });
});
