// Which categories speak for an occupation and which against it, exactly.
import { CATEGORIES } from '@bearings/contracts';
import {
  compare,
  type Comparison,
  LEVEL_SHARE,
  type PersonalityModel,
  SIZE,
  SPREAD,
  TOTAL_WEIGHT,
  weightOf,
} from './personality.js';
import { standardDeviation } from './statistics.js';

/** Returns the twelve signed parts of one occupation, by its place in the table. */
export type PersonalityParts = (place: number) => number[];

/**
 * Returns each category's signed part in what personality says for an occupation: the twelve sum to
 * its entry of `personalityScores`. A part compares the occupation with the mean of all.
 */
export function personalityParts(model: PersonalityModel, scores: Float64Array): PersonalityParts {
  const comparison = compare(model, scores);
  const likelihoodSpread = standardDeviation(comparison.likelihood);
  const correlationSpread = standardDeviation(comparison.correlation);
  const byLevel = termsAround(model, (place, at) =>
    levelTerm(model, comparison, scores, place, at),
  );
  const byShape = termsAround(model, (place, at) =>
    shapeTerm(model, comparison, scores, place, at),
  );
  return (place) =>
    CATEGORIES.map(
      (_, at) =>
        comparison.scale *
        (over(byLevel(place, at), likelihoodSpread) + over(byShape(place, at), correlationSpread)),
    );
}

type Term = (place: number, at: number) => number;

/** Returns the term less its mean over all occupations. */
function termsAround({ count }: PersonalityModel, term: Term): Term {
  const centres = CATEGORIES.map((_, at) => {
    let sum = 0;
    for (let place = 0; place < count; place++) sum += term(place, at);
    return sum / count;
  });
  return (place, at) => term(place, at) - (centres[at] ?? 0);
}

/** One category's term of the log-likelihood. */
function levelTerm(
  { expected, expectedTotal }: PersonalityModel,
  { total }: Comparison,
  scores: Float64Array,
  place: number,
  at: number,
): number {
  const weighted = expected[place * SIZE + at] ?? 0;
  const square = weighted ** 2 / weightOf(at);
  const ignored = LEVEL_SHARE * weighted * (total - 0.5 * (expectedTotal[place] ?? 0));
  return ((scores[at] ?? 0) * weighted - 0.5 * square - ignored) / SPREAD ** 2;
}

/** One category's term of the correlation. */
function shapeTerm(
  { shape }: PersonalityModel,
  { total, length }: Comparison,
  scores: Float64Array,
  place: number,
  at: number,
): number {
  if (length === 0) return 0;
  return (((scores[at] ?? 0) - total / TOTAL_WEIGHT) * (shape[place * SIZE + at] ?? 0)) / length;
}

function over(value: number, spread: number): number {
  return spread < 1e-9 ? 0 : value / spread;
}
