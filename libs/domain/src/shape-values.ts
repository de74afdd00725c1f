// Compares a person's twelve scores with each other and with a job's demands.
import { mapCategories, CATEGORIES, type Category } from './categories.js';

/** A value from 0 to 100 for each category. */
export type ShapeValues = Readonly<Record<Category, number>>;

/**
 * Minimum difference between the highest and the lowest score for which the chart has a needle, which points to the
 * highest score.
 */
const MIN_NEEDLE_RANGE = 25;
/** A category is a gap if the job's demand is at least `MIN_GAP_DEMAND` and exceeds the score by `MIN_GAP_POINTS`. */
const MIN_GAP_DEMAND = 60;
const MIN_GAP_POINTS = 20;
const MAX_GAPS = 3;

/** Returns the scores of a list of categories as a record. */
export const toShapeValues = (areas: readonly { category: Category; score: number }[]): ShapeValues =>
  mapCategories((category) => areas.find((area) => area.category === category)?.score ?? 0);

/** Returns the categories, highest value first. Equal values keep the order of CATEGORIES. */
export const sortCategoriesByValue = (values: ShapeValues): Category[] =>
  CATEGORIES.toSorted((a, b) => values[b] - values[a]);

/** Returns whether the twelve scores are so close together that the chart has no needle. */
export const isFlatShape = (values: ShapeValues): boolean => {
  const all = CATEGORIES.map((category) => values[category]);
  return Math.max(...all) - Math.min(...all) < MIN_NEEDLE_RANGE;
};

/** Returns up to three categories with a demand clearly above the score, widest gap first. */
export const listShapeGaps = (values: ShapeValues, demands: ShapeValues): Category[] =>
  CATEGORIES.filter((each) => demands[each] >= MIN_GAP_DEMAND && demands[each] - values[each] >= MIN_GAP_POINTS)
    .toSorted((a, b) => demands[b] - values[b] - (demands[a] - values[a]))
    .slice(0, MAX_GAPS);
