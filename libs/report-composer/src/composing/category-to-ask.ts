import type { Category } from '@bearings/domain';
import { limitDemand, occupationByCode } from '@bearings/career-data';
import { type CategoryRanking, MIN_HIGH_SCORE } from './category-ranking.js';

/**
 * Number of categories that count as the person's lowest. From these, a report preferably chooses the category about
 * which it advises the person to ask people in the job.
 */
const LOWEST_CATEGORY_COUNT = 4;
/**
 * The job's minimum demand (0 to 100) in a category about which a report advises to ask. With a demand of 35 or less,
 * the job demands less of the category than most jobs do.
 */
const MIN_ASKED_DEMAND = 36;
/** Minimum demand that is used instead if no category reaches `MIN_ASKED_DEMAND`. */
const MIN_FALLBACK_DEMAND = 30;
/**
 * If more than this many categories share the lowest score, all categories below the highest score count as the lowest
 * instead of these.
 */
const MAX_EQUAL_LOWEST_CATEGORIES = 6;

/**
 * Returns the category about which a report advises the person to ask people in the job. Used if no score of the
 * person speaks against the career. Preferred are, in this order: categories that the job demands above the person's
 * score, the person's lowest categories, and the category that the job demands most. Categories in `spent` are left
 * out: they are already a reason for this career, or enough other careers already ask about them. Returns null if the
 * job demands much only in categories with high scores, because a strength is not a doubt.
 */
export function chooseCategoryToAsk(
  code: string,
  ranking: CategoryRanking,
  spent: ReadonlySet<Category> = new Set(),
): Category | null {
  const factsBelowHigh = listBelowHighestScore(ranking).filter(({ score }) => score < MIN_HIGH_SCORE);
  const lowestFacts = listLowestCategories(ranking).filter(({ score }) => score < MIN_HIGH_SCORE);
  const groups = [lowestFacts, factsBelowHigh].map((facts) => facts.filter(({ category }) => !spent.has(category)));
  const [category = null] = [
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_ASKED_DEMAND, 'above the score')),
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_ASKED_DEMAND)),
    ...groups.map((facts) => findMostDemanded(code, facts, MIN_FALLBACK_DEMAND)),
  ].filter((found) => found !== null);
  return category;
}

/**
 * Returns the four categories with the lowest scores. If further categories have the same score as the fourth:
 * - returns only the categories below that score, if there are any;
 * - otherwise that score is the lowest, and up to `MAX_EQUAL_LOWEST_CATEGORIES` categories with it are returned;
 * - if more categories have the lowest score, returns all categories below the highest score.
 */
export function listLowestCategories(ranking: CategoryRanking): CategoryRanking['ranked'] {
  const { ranked } = ranking;
  const lastScore = ranked.at(-LOWEST_CATEGORY_COUNT)?.score ?? 0;
  const lowestFacts = ranked.filter(({ score }) => score <= lastScore);
  if (lowestFacts.length <= LOWEST_CATEGORY_COUNT) return lowestFacts;
  const belowFacts = ranked.filter(({ score }) => score < lastScore);
  if (belowFacts.length > 0) return belowFacts;
  return lowestFacts.length <= MAX_EQUAL_LOWEST_CATEGORIES ? lowestFacts : listBelowHighestScore(ranking);
}

function listBelowHighestScore({ ranked }: CategoryRanking): CategoryRanking['ranked'] {
  return ranked.filter(({ score }) => score < (ranked[0]?.score ?? 0));
}

/**
 * Returns the category, among those of `facts`, that the occupation demands most, if the demand is at least `from`;
 * otherwise null. Leaves out categories whose demand must not be called high for this occupation (`limitDemand`).
 */
function findMostDemanded(
  code: string,
  facts: CategoryRanking['ranked'],
  from: number,
  which: 'all' | 'above the score' = 'all',
): Category | null {
  const demand = occupationByCode(code)?.demand;
  const knownFacts = facts.flatMap(({ category, score }) => {
    const jobDemand = demand?.[category] ?? null;
    if (jobDemand === null || jobDemand < from) return [];
    const isMisleading = jobDemand >= 65 && limitDemand(code, category, jobDemand) === null;
    const isMet = which === 'above the score' && jobDemand <= score;
    return isMisleading || isMet ? [] : { category, asked: jobDemand };
  });
  return knownFacts.toSorted((a, b) => b.asked - a.asked).at(0)?.category ?? null;
}
