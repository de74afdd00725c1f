// Computes the statistics of the questionnaire and of readers' feedback from totals.
import { CATEGORIES, QUESTIONS, MIN_GROUP_PEOPLE } from '@bearings/domain';
import { type AnswerTotals, ITEMS_PER_SCALE, ITEM_INDEXES, type RetestTotals } from './answer-totals.js';
import type { FeedbackTotals } from './feedback-totals.js';
import {
  calculateAlpha,
  estimateCorrelation,
  type Covariances,
  calculateCovariance,
  estimateMeanDifference,
  type Estimate,
  estimateStatistic,
  estimateClusteredProportion,
  estimateMean,
  calculateOmega,
  estimateProportion,
  estimateStandardDeviation,
  type Sums,
  calculateVariance,
} from './statistics.js';

/**
 * Minimum number of people whose scores are needed to compute norms (the usual distribution of a score). Norms from
 * fewer people would depend on chance.
 */
const MIN_NORMS_PEOPLE = 500;
/** Minimum number of people in a country, and outside it, for comparing the two groups. */
const MIN_COMPARED_PEOPLE = 100;

export type FigureKind =
  | 'quality passed'
  | 'straight-lining'
  | 'item mean'
  | 'item spread'
  | 'item lowest'
  | 'item highest'
  | 'item rest'
  | 'scale mean'
  | 'scale spread'
  | 'scale lowest'
  | 'scale highest'
  | 'alpha'
  | 'omega'
  | 'correlation'
  | 'retest'
  | 'country'
  | 'norm'
  | 'suggested yes'
  | 'decoy yes'
  | 'suggested career yes'
  | 'decoy career yes'
  | 'worth it'
  | 'follow-up 1'
  | 'follow-up 2'
  | 'guided';

/** A figure computed from the answers of `n` people. */
export interface ItemFigure {
  kind: FigureKind;
  subject: string;
  n: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

/** Creates a figure. If there are too few people, it contains only their number. */
const createFigure = (kind: FigureKind, subject: string, n: number, estimate: () => Estimate | null): ItemFigure => {
  const { value = null, low = null, high = null } = (n >= MIN_GROUP_PEOPLE ? estimate() : null) ?? {};
  return { kind, subject, n, value, low, high };
};

/**
 * Returns the variance of the sum of the answers with these indexes: the sum of all cells of their covariance matrix.
 */
const sumCells = (indexes: readonly number[], cell: (i: number, j: number) => number): number =>
  indexes.reduce((sum, i) => indexes.reduce((inner, j) => inner + cell(i, j), sum), 0);

/** Returns the figures for the statements and the categories. */
export function createAnswerFigures(totals: AnswerTotals, retests: RetestTotals): ItemFigure[] {
  const { n, completed } = totals;
  const covariance = (i: number, j: number): number =>
    calculateCovariance(n, totals.sumOf(i), totals.sumOf(j), totals.productsOf(i, j));
  const figures = [
    createFigure('quality passed', '', completed, () => estimateProportion(n, completed)),
    createFigure('straight-lining', '', completed, () => estimateProportion(totals.straightLined, completed)),
  ];
  for (const [item, { id, category }] of QUESTIONS.entries()) {
    const sums = [n, totals.sumOf(item), totals.productsOf(item, item)] as const;
    const otherItems = (ITEM_INDEXES[CATEGORIES.indexOf(category)] ?? []).filter((each) => each !== item);
    const withRest = otherItems.reduce((sum, other) => sum + covariance(item, other), 0);
    figures.push(
      createFigure('item mean', id, n, () => estimateMean(...sums)),
      createFigure('item spread', id, n, () => estimateStandardDeviation(...sums)),
      createFigure('item lowest', id, n, () => estimateProportion(totals.countOf(item, 1), n)),
      createFigure('item highest', id, n, () => estimateProportion(totals.countOf(item, 5), n)),
      createFigure('item rest', id, n, () =>
        estimateCorrelation(withRest, [covariance(item, item), sumCells(otherItems, covariance)], n),
      ),
    );
  }
  for (const [scale, category] of CATEGORIES.entries()) {
    const indexes = ITEM_INDEXES[scale] ?? [];
    const matrix: Covariances = indexes.map((i) => indexes.map((j) => covariance(i, j)));
    const scores = totals.scoresOf(scale);
    const sums = sumScores(scores);
    figures.push(
      createFigure('scale mean', category, n, () => estimateMean(sums.n, sums.sum, sums.squares)),
      createFigure('scale spread', category, n, () => estimateStandardDeviation(sums.n, sums.sum, sums.squares)),
      createFigure('scale lowest', category, n, () => estimateProportion(scores[0] ?? 0, n)),
      createFigure('scale highest', category, n, () => estimateProportion(scores.at(-1) ?? 0, n)),
      createFigure('alpha', category, n, () => estimateStatistic(matrix, n, calculateAlpha)),
      createFigure('omega', category, n, () => estimateStatistic(matrix, n, calculateOmega)),
    );
    for (const [offset, other] of CATEGORIES.slice(scale + 1).entries()) {
      const scaleItems = ITEM_INDEXES[scale + 1 + offset] ?? [];
      const betweenSum = indexes.reduce((sum, i) => scaleItems.reduce((inner, j) => inner + covariance(i, j), sum), 0);
      const variances = [sumCells(indexes, covariance), sumCells(scaleItems, covariance)] as const;
      figures.push(
        createFigure('correlation', `${category} ${other}`, n, () => estimateCorrelation(betweenSum, variances, n)),
      );
    }
    figures.push(createRetestFigure(category, scale, retests), ...createNormFigures(category, scores, n));
  }
  return [...figures, ...createCountryFigures(totals)].filter(({ value, subject }) => value !== null || subject === '');
}

function createRetestFigure(category: string, scale: number, retests: RetestTotals): ItemFigure {
  const { n } = retests;
  return createFigure('retest', category, n, () => {
    const { x = 0, y = 0, xx = 0, yy = 0, xy = 0 } = retests.sums()[scale] ?? {};
    const variances = [calculateVariance(n, x, xx), calculateVariance(n, y, yy)] as const;
    return estimateCorrelation(calculateCovariance(n, x, y, xy), variances, n);
  });
}

/** Returns the score, from 0 to 100, for a sum of a category's answers that is `step` above the lowest possible sum. */
const toScore = (step: number): number => (step * 25) / ITEMS_PER_SCALE;

function sumScores(counts: readonly number[]): Sums {
  return counts.reduce(
    ({ n, sum, squares }, count, step) => ({
      n: n + count,
      sum: sum + count * toScore(step),
      squares: squares + count * toScore(step) ** 2,
    }),
    { n: 0, sum: 0, squares: 0 },
  );
}

/**
 * Returns the percentile rank of each possible score: the proportion of people with a lower score, plus half of the
 * proportion with exactly this score.
 * Empty for fewer than 500 people.
 */
function createNormFigures(category: string, counts: readonly number[], n: number): ItemFigure[] {
  if (n < MIN_NORMS_PEOPLE) return [];
  let belowCount = 0;
  return counts.map((count, step) => {
    const rank = belowCount + count / 2;
    belowCount += count;
    return createFigure('norm', `${category} ${toScore(step).toFixed(1)}`, n, () => estimateProportion(rank, n));
  });
}

/**
 * For each country and category, returns how much the mean score of the country's people differs from that of all other
 * people. Leaves out countries for which one of the two groups is too small.
 */
function createCountryFigures(totals: AnswerTotals): ItemFigure[] {
  const groups = totals.byCountry();
  const all = CATEGORIES.map((_, scale) => mergeSums(groups.flatMap(([, sums]) => sums[scale] ?? [])));
  return groups.flatMap(([country, sums]) =>
    sums.flatMap((own, scale) => {
      const total = all[scale];
      const category = CATEGORIES[scale];
      if (!total || !category) return [];
      const otherFigures = {
        n: total.n - own.n,
        sum: total.sum - own.sum,
        squares: total.squares - own.squares,
      };
      if (own.n < MIN_COMPARED_PEOPLE || otherFigures.n < MIN_COMPARED_PEOPLE) return [];
      return createFigure('country', `${country} ${category}`, own.n, () => estimateMeanDifference(own, otherFigures));
    }),
  );
}

const mergeSums = (groups: readonly Sums[]): Sums =>
  groups.reduce(
    (all, { n, sum, squares }) => ({
      n: all.n + n,
      sum: all.sum + sum,
      squares: all.squares + squares,
    }),
    { n: 0, sum: 0, squares: 0 },
  );

/** The number of people who gave this answer to the follow-up email with this number. */
export interface FollowUpCount {
  number: number;
  answer: string;
  people: number;
}

export function createFeedbackFigures(
  { suggested, decoys, rating, careers }: FeedbackTotals,
  followUps: readonly FollowUpCount[],
  guided: number,
): ItemFigure[] {
  const countAnswered = (number: number): number =>
    followUps.reduce((sum, each) => sum + (each.number === number ? each.people : 0), 0);
  return [
    createFigure('suggested yes', '', suggested.people, () => estimateClusteredProportion(suggested)),
    createFigure('decoy yes', '', decoys.people, () => estimateClusteredProportion(decoys)),
    createFigure('worth it', '', rating.n, () => estimateMean(rating.n, rating.sum, rating.squares)),
    createFigure('guided', '', guided, () => null),
    ...[...careers.values()]
      .filter(({ n }) => n >= MIN_GROUP_PEOPLE)
      .map(({ code, isSuggested, n, yes }) =>
        createFigure(isSuggested ? 'suggested career yes' : 'decoy career yes', code, n, () =>
          estimateProportion(yes, n),
        ),
      ),
    ...followUps
      // Leaves out answers that few people gave: their proportion would reveal how few people those were.
      .filter(({ people }) => people >= MIN_GROUP_PEOPLE)
      .map(({ number, answer, people }) =>
        createFigure(number === 1 ? 'follow-up 1' : 'follow-up 2', answer, countAnswered(number), () =>
          estimateProportion(people, countAnswered(number)),
        ),
      ),
  ];
}
