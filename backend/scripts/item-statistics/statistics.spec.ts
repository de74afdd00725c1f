import {
  calculateAlpha,
  estimateCorrelation,
  type Covariances,
  estimateMeanDifference,
  estimateStatistic,
  estimateClusteredProportion,
  estimateMean,
  calculateOmega,
  estimateProportion,
  estimateStandardDeviation,
} from './statistics.js';

/**
 * The covariances of four items that measure one trait, with loadings 1.96, 2.25, 2.53 and 3.55,
 * from Cho (2016), Organizational Research Methods 19(4).
 */
const CONGENERIC_ITEMS: Covariances = [
  [10, 4.42, 4.98, 6.98],
  [4.42, 11, 5.71, 7.99],
  [4.98, 5.71, 12, 9.01],
  [6.98, 7.99, 9.01, 13],
];
const pickCovariances = (indexes: readonly number[]): Covariances =>
  indexes.map((i) => indexes.map((j) => CONGENERIC_ITEMS[i]?.[j] ?? 0));
const createSums = (n: number, mean: number, sd: number) => ({
  n,
  sum: n * mean,
  squares: (n - 1) * sd ** 2 + n * mean ** 2,
});
const roundEstimate = ({ value = 0, low = 0, high = 0 }: Partial<Record<string, number | null>>) =>
  [value, low, high].map((each) => Number(each?.toFixed(4)));

it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the confidence interval of the share %i of %i equals that in table I of Newcombe (1998)', (count, n, low, high) => {
  expect(roundEstimate({ ...estimateProportion(count, n) }).slice(1)).toEqual([low, high]);
});

it('the confidence interval of the correlation .50 among 50 people equals that of the Fisher z-transformation', () => {
  // The expected interval is the result of conf.int.rho(.50, 50) on small-s.science/tag/correlation.
  expect(roundEstimate({ ...estimateCorrelation(0.5, [1, 1], 50) })).toEqual([0.5, 0.2575, 0.6833]);
  expect(estimateCorrelation(0, [0, 1], 50)).toBeNull();
});

it('the effect size for two groups and its standard error equal those in Borenstein et al. (2009), chapter 4', () => {
  const found = estimateMeanDifference(createSums(50, 103, 5.5), createSums(50, 100, 4.5));
  expect(found?.value).toBeCloseTo(0.597, 4);
  expect(((found?.high ?? 0) - (found?.low ?? 0)) / 2 / 1.959964).toBeCloseTo(0.2044, 4);
});

it('the mean of a group, its confidence interval and the standard deviation equal the textbook values', () => {
  const { n, sum, squares } = createSums(100, 3, 1.2);
  expect(roundEstimate({ ...estimateMean(n, sum, squares) })).toEqual([3, 2.7648, 3.2352]);
  expect(estimateStandardDeviation(n, sum, squares).value).toBeCloseTo(1.2);
});

describe('the reliability of a scale', () => {
  it('measured as alpha is .84 for the items of Cho (2016)', () => {
    expect(calculateAlpha(CONGENERIC_ITEMS)).toBeCloseTo(0.84, 2);
  });

  it('measured as omega equals the value computed from the published loadings of three items of Cho (2016)', () => {
    const loadings = [1.96, 2.25, 2.53, 3.55];
    for (const indexes of [
      [0, 1, 2],
      [0, 1, 3],
      [1, 2, 3],
    ]) {
      const total = pickCovariances(indexes)
        .flat()
        .reduce((sum, each) => sum + each, 0);
      const expected = indexes.reduce((sum, index) => sum + (loadings[index] ?? 0), 0) ** 2 / total;
      expect(calculateOmega(pickCovariances(indexes))).toBeCloseTo(expected, 2);
    }
  });

  it('has no omega value when the items do not measure one common trait', () => {
    expect(
      calculateOmega([
        [1, -0.1, 0.2],
        [-0.1, 1, 0.2],
        [0.2, 0.2, 1],
      ]),
    ).toBeNull();
  });

  it('has the standard error of van Zyl, Neudecker and Nel (2000) when all k items are parallel: √(2k(1−α)² / (k−1)n)', () => {
    const parallel: Covariances = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : 0.35)));
    const found = estimateStatistic(parallel, 401, calculateAlpha);
    const error = Math.sqrt((6 * (1 - (found?.value ?? 0)) ** 2) / (2 * 400));
    expect(((found?.high ?? 0) - (found?.low ?? 0)) / 2 / 1.959964).toBeCloseTo(error, 5);
    // Omega equals alpha when all items have the same loading.
    expect(calculateOmega(parallel)).toBeCloseTo(found?.value ?? 0, 10);
  });
});

describe('a share of answers that are grouped by person', () => {
  const ONE_ANSWER_EACH = { people: 100, m: 100, y: 30, mm: 100, my: 30, yy: 30 };

  it('has the confidence interval of a simple share when each person gave one answer', () => {
    const found = estimateClusteredProportion(ONE_ANSWER_EACH);
    expect(found.value).toBe(0.3);
    const error = Math.sqrt((0.3 * 0.7) / 99);
    expect(found.high).toBeCloseTo(0.3 + 1.959964 * error, 10);
  });

  it('has the same confidence interval when each person gave ten equal answers instead of one', () => {
    const onePerPerson = estimateClusteredProportion(ONE_ANSWER_EACH);
    const tenPerPerson = estimateClusteredProportion({
      people: 100,
      m: 1_000,
      y: 300,
      mm: 10_000,
      my: 3_000,
      yy: 3_000,
    });
    expect(roundEstimate({ ...tenPerPerson })).toEqual(roundEstimate({ ...onePerPerson }));
  });
});
