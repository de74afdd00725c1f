import type { Category } from '@bearings/contracts';
import { askedFor, occupationByCode } from '@bearings/career-data';
import { type CategoryRanking, HIGH_FROM } from './category-ranking.js';

/** Number of a person's lowest scores among which a question is chosen. */
const LOWEST_COUNT = 4;
/** Minimum demand for a question; up to 35, the job demands less than most. */
const MIN_ASKED_DEMAND = 36;
/** Minimum demand if no other question is left. */
const MIN_FALLBACK_DEMAND = 30;
/** Maximum number of equal lowest scores. */
const MAX_EQUAL_LOWEST = 6;

/**
 * Returns the category to ask about if no score is against a career: the highest demand among the person's lowest
 * scores, except those in `spent`. Demands above the score come first. Null if the job demands little in all
 * categories except those that the person scored high in, because a strength is not a doubt.
 */
export function categoryToAsk(
  code: string,
  ranking: CategoryRanking,
  spent: ReadonlySet<Category> = new Set(),
): Category | null {
  const notHigh = listBelowBest(ranking).filter(({ score }) => score < HIGH_FROM);
  const lowest = lowestOf(ranking).filter(({ score }) => score < HIGH_FROM);
  const groups = [lowest, notHigh].map((facts) =>
    facts.filter(({ category }) => !spent.has(category)),
  );
  const [category = null] = [
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_ASKED_DEMAND, 'above the score')),
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_ASKED_DEMAND)),
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_FALLBACK_DEMAND)),
  ].filter((found) => found !== null);
  return category;
}

/**
 * Returns the lowest scores. If too many are equal at the limit, returns only the lower ones; if there are none, all
 * except the best.
 */
export function lowestOf(ranking: CategoryRanking): CategoryRanking['ranked'] {
  const { ranked } = ranking;
  const last = ranked.at(-LOWEST_COUNT)?.score ?? 0;
  const lowest = ranked.filter(({ score }) => score <= last);
  if (lowest.length <= LOWEST_COUNT) return lowest;
  const below = ranked.filter(({ score }) => score < last);
  if (below.length > 0) return below;
  return lowest.length <= MAX_EQUAL_LOWEST ? lowest : listBelowBest(ranking);
}

/** Returns all scores except the best ones. */
function listBelowBest({ ranked }: CategoryRanking): CategoryRanking['ranked'] {
  return ranked.filter(({ score }) => score < (ranked[0]?.score ?? 0));
}

/**
 * Returns the category that the occupation demands most, with a demand of at least `from`, unless its rank misleads.
 */
function findMostDemanded(
  code: string,
  facts: CategoryRanking['ranked'],
  from: number,
  which: 'all' | 'above the score' = 'all',
): Category | null {
  const demand = occupationByCode(code)?.demand;
  const known = facts.flatMap(({ category, score }) => {
    const asked = demand?.[category] ?? null;
    if (asked === null || asked < from) return [];
    const misleads = asked >= 65 && askedFor(code, category, asked) === null;
    const isMet = which === 'above the score' && asked <= score;
    return misleads || isMet ? [] : { category, asked };
  });
  return known.toSorted((a, b) => b.asked - a.asked).at(0)?.category ?? null;
}
