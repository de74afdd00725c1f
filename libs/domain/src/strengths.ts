// Names the high scores of a reader.
import type { Category } from './categories.js';
import { sortCategoriesByValue, type ShapeValues } from './shape-values.js';

/** A person with a high score, for each category. */
const TRAITS: Readonly<Record<Category, string>> = {
  leadership: 'Ready to lead',
  motivation: 'Sets goals',
  communication: 'Easy to talk to',
  helping: 'Looks out for people',
  analytical: 'Works things out',
  creativity: 'Full of ideas',
  planning: 'Plans ahead',
  practical: 'Hands-on',
  resilience: 'Calm when it’s hard',
  risk: 'Ready to try',
  spatial: 'Sees how things fit',
  burnout: 'Bounces back',
};
const MAX_STRENGTHS = 2;
const MAX_TRAITS = 3;
/** Minimum score of a strength or trait: the lower end of the band "high". */
const MIN_STRENGTH_SCORE = 60;

/** What the matching knows about the answers; see "How sure a result can be" in docs/method.md. */
interface StrengthBasis {
  /** True if the twelve scores differ by more than chance. */
  direction: boolean;
}

const listHighCategories = (values: ShapeValues, { direction }: StrengthBasis, maxCount: number): Category[] =>
  direction
    ? sortCategoriesByValue(values)
        .filter((category) => values[category] >= MIN_STRENGTH_SCORE)
        .slice(0, maxCount)
    : [];

/** Returns the two highest of the high scores, none without a direction. */
export const listStrengths = (values: ShapeValues, basis: StrengthBasis): Category[] =>
  listHighCategories(values, basis, MAX_STRENGTHS);

/**
 * Returns a phrase, such as "Ready to lead", for each of the person's high scores, but at most for the three highest.
 * Returns none without a direction.
 */
export const listTraits = (values: ShapeValues, basis: StrengthBasis): string[] =>
  listHighCategories(values, basis, MAX_TRAITS).map((category) => TRAITS[category]);
