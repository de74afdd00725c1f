import { CATEGORIES, DEAL_BREAKERS, FINER_TILES, FIRST_TILES, SUBJECTS, type TileId, TILES } from '@bearings/domain';
import { CODES_WITHOUT_CORE } from '../../scripts/occupation-faults.js';
import { OCCUPATIONS, occupationByCode } from '../occupations/occupations.js';
import {
  RESAMPLING_BLANKS,
  CIRCUMSTANCE_ROWS,
  CONSTANT_ROWS,
  RESAMPLING_DEVIATES,
  ESTIMATED_DEMANDS,
  LOWERED_RATINGS,
  RELATED_ROWS,
  SINGLE_RATINGS,
  SUBJECT_ROWS,
  TILE_ROWS,
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
])('each row of the table %s states the title of its occupation', (_, rows) => {
  for (const { code, title } of rows) expect(title).toBe(occupationByCode(code)?.title);
});

describe('the table of kinds of work in each job', () => {
  const countCores = (id: TileId): number => TILE_ROWS.filter(({ tiles }) => tiles[id] === 3).length;

  it('has each kind of work of the first screen as the core of at least six jobs, except these', () => {
    const rare = FIRST_TILES.map(({ id }) => [id, countCores(id)] as const).filter(([, count]) => count < 6);
    expect(Object.fromEntries(rare)).toEqual({
      children: 3,
      plants: 4,
      build: 5,
      money: 4,
      perform: 5,
      sales: 5,
      win: 4,
      host: 5,
      body: 3,
    });
  });

  it('has each finer kind of work as the core of a job, and as the only core of one', () => {
    for (const { id } of FINER_TILES) {
      const rows = TILE_ROWS.filter(({ tiles }) => tiles[id] === 3);
      const onlyCores = rows.filter(({ tiles }) => FIRST_TILES.every((first) => tiles[first.id] !== 3));
      expect([id, onlyCores.length > 0]).toEqual([id, true]);
    }
  });

  it('has a core for each job, except five of which none of the kinds of work is the core', () => {
    const without = TILE_ROWS.filter(({ tiles }) => !Object.values(tiles).includes(3));
    expect(without.map(({ title }) => title)).toEqual([
      'IT systems analyst',
      'Mechanical engineering technician',
      'Community worker',
      'Dietitian',
      'Massage therapist',
    ]);
    expect(without.map(({ code }) => code)).toEqual(CODES_WITHOUT_CORE);
  });

  it('has no kind of work that was rated only once as more than a small part of a job', () => {
    const ratedOnce = Object.entries(SINGLE_RATINGS).flatMap(([code, ids]) =>
      ids.map((id) => TILE_ROWS.find((row) => row.code === code)?.tiles[id]),
    );
    expect(ratedOnce).toHaveLength(53);
    expect(new Set(ratedOnce)).toEqual(new Set([1]));
  });

  it('has each core that a later reading doubted as often part of the job, in a row that says so', () => {
    for (const [code, reasons] of Object.entries(LOWERED_RATINGS)) {
      const tiles = Object.fromEntries(Object.keys(reasons).map((id) => [id, 2]));
      expect(TILE_ROWS.find((row) => row.code === code)).toMatchObject({ tiles, by: 'language model, three readings' });
    }
    expect(Object.keys(LOWERED_RATINGS)).toHaveLength(22);
  });
});

describe('the table of school and university subjects', () => {
  it('lists each subject for at least one occupation', () => {
    for (const { id } of SUBJECTS) {
      const rows = SUBJECT_ROWS.filter((row) => [...row.direct, ...row.related].includes(id));
      expect([id, rows.length > 0]).toEqual([id, true]);
    }
  });

  it('lists psychology for psychologists and a medical degree for doctors', () => {
    const direct = SUBJECT_ROWS.filter((row) => row.direct.includes('psychology'));
    expect(direct.map(({ code }) => code)).toEqual(expect.arrayContaining(['19-3033.00', '19-3034.00']));
    expect(SUBJECT_ROWS.find(({ code }) => code === '29-1215.00')).toMatchObject({
      direct: ['medicine'],
      related: [],
      course: 'Medical degree recognised by the GMC',
    });
  });
});

describe('the table of training, deal-breakers and seniority', () => {
  it('has occupations that involve each deal-breaker', () => {
    for (const { id } of DEAL_BREAKERS) {
      expect(CIRCUMSTANCE_ROWS.some(({ dealBreakers }) => dealBreakers[id] === 2)).toBe(true);
    }
  });
});

describe('the computed constants of each occupation', () => {
  /**
   * The prior is the part of an occupation's score that does not depend on the person. docs/method.md has its formula:
   * .25 times how far log10 of the employment is above its mean, minus the correction for occupations that resemble
   * many others.
   */
  it('include a prior that is computed from UK employment', () => {
    const logs = OCCUPATIONS.map(({ uk }) => Math.log10(Math.max(2000, uk.employment ?? 0)));
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    for (const [index, { prior, hub }] of CONSTANT_ROWS.entries()) {
      expect(prior).toBeCloseTo(0.25 * ((logs[index] ?? 0) - mean) - hub, 3);
      expect(hub).toBeGreaterThanOrEqual(0);
    }
  });

  it('include each occupation’s chance of being among a person’s ten careers, and these chances sum to ten', () => {
    const total = CONSTANT_ROWS.reduce((sum, { chance }) => sum + chance, 0);
    expect(total).toBeCloseTo(10, 1);
    for (const { chance } of CONSTANT_ROWS) expect(chance).toBeLessThan(0.15);
  });

  it('come with a value for each missing demand: the mean of the most closely related occupations', () => {
    const gaps = OCCUPATIONS.flatMap(({ code, demand }) =>
      CATEGORIES.filter((category) => demand[category] === null).map((category) => {
        const row = RELATED_ROWS.find((each) => each.code === code);
        const known = [...(row?.short ?? []), ...(row?.long ?? [])].flatMap(
          (other) => occupationByCode(other)?.demand[category] ?? [],
        );
        const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
        expect(Math.abs((ESTIMATED_DEMANDS[code]?.[category] ?? 0) - mean)).toBeLessThan(0.06);
        return `${code} ${category}`;
      }),
    );
    const filledDemands = Object.entries(ESTIMATED_DEMANDS).flatMap(([code, demands]) =>
      Object.keys(demands).map((category) => `${code} ${category}`),
    );
    expect(filledDemands).toEqual(gaps);
  });
});

it('the fixed random numbers that vary a person’s answers 200 times are standard normal, and omit 15% of the activities', () => {
  expect(RESAMPLING_DEVIATES).toHaveLength(100);
  expect(RESAMPLING_BLANKS).toHaveLength(200);
  const values = RESAMPLING_DEVIATES.flat();
  const square = values.reduce((sum, value) => sum + value ** 2, 0) / values.length;
  expect(square).toBeGreaterThan(0.9);
  expect(square).toBeLessThan(1.1);
  const blankShare = RESAMPLING_BLANKS.join('').replaceAll('0', '').length / (200 * TILES.length);
  expect(blankShare).toBeGreaterThan(0.13);
  expect(blankShare).toBeLessThan(0.17);
});

it('the table of training and seniority has British training times', () => {
  // ABDO, the opticians' body, states five GCSEs and then three years at work. HMRC states three years for tax
  // specialists.
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
