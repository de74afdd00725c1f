// Splits an occupation's personality score into one part for each category, from which the reasons are chosen.
import { CATEGORIES } from '@bearings/domain';
import {
  comparePerson,
  type DemandComparison,
  IGNORED_LEVEL_SHARE,
  type PersonalityModel,
  CATEGORY_COUNT,
  SCORE_SPREAD,
  TOTAL_CATEGORY_WEIGHT,
  getCategoryWeight,
} from './personality.js';
import { standardDeviation } from './statistics.js';

/**
 * Returns what each of the twelve categories contributes, positive or negative, to the personality score of the
 * occupation with this index.
 */
export type PersonalityPartsGetter = (index: number) => number[];

/**
 * Returns a function that splits an occupation's personality score into one part for each category. The twelve parts
 * sum to the score. Each is relative to the mean of the same part over all occupations.
 */
export function createPersonalityPartsGetter(model: PersonalityModel, scores: Float64Array): PersonalityPartsGetter {
  const comparison = comparePerson(model, scores);
  const likelihoodSpread = standardDeviation(comparison.likelihood);
  const correlationSpread = standardDeviation(comparison.correlation);
  const levelPart = centreTerm(model, (index, at) => computeLevelTerm(model, comparison, scores, index, at));
  const shapePart = centreTerm(model, (index, at) => computeShapeTerm(model, comparison, scores, index, at));
  return (index) =>
    CATEGORIES.map(
      (_, at) =>
        comparison.scale.likelihood * divideOrZero(levelPart(index, at), likelihoodSpread) +
        comparison.scale.correlation * divideOrZero(shapePart(index, at), correlationSpread),
    );
}

/**
 * Returns what the category with the index `at` adds, for the occupation with the index `index`, to the log-likelihood
 * (level term) or to the correlation (shape term).
 */
type LevelOrShapeTerm = (index: number, at: number) => number;

/** Returns a term shifted so that its mean over all occupations is 0 in each category. */
function centreTerm({ count }: PersonalityModel, term: LevelOrShapeTerm): LevelOrShapeTerm {
  const centres = CATEGORIES.map((_, at) => {
    let sum = 0;
    for (let index = 0; index < count; index++) sum += term(index, at);
    return sum / count;
  });
  return (index, at) => term(index, at) - (centres[at] ?? 0);
}

/** Returns one category's term of the log-likelihood of the person's scores, if the person had this occupation. */
function computeLevelTerm(
  { expected, expectedTotal }: PersonalityModel,
  { total }: DemandComparison,
  scores: Float64Array,
  index: number,
  at: number,
): number {
  const weighted = expected[index * CATEGORY_COUNT + at] ?? 0;
  const square = weighted ** 2 / getCategoryWeight(at);
  const ignoredTerm = IGNORED_LEVEL_SHARE * weighted * (total - 0.5 * (expectedTotal[index] ?? 0));
  return ((scores[at] ?? 0) * weighted - 0.5 * square - ignoredTerm) / SCORE_SPREAD ** 2;
}

/** Returns one category's term of the correlation between scores and demands. */
function computeShapeTerm(
  { shape }: PersonalityModel,
  { total, length }: DemandComparison,
  scores: Float64Array,
  index: number,
  at: number,
): number {
  if (length === 0) return 0;
  return (((scores[at] ?? 0) - total / TOTAL_CATEGORY_WEIGHT) * (shape[index * CATEGORY_COUNT + at] ?? 0)) / length;
}

function divideOrZero(value: number, spread: number): number {
  return spread < 1e-9 ? 0 : value / spread;
}
