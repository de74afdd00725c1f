// Chooses the pattern of a person's twelve scores; see "The headline" in docs/method.md.
import {
  CATEGORIES,
  type Category,
  mapCategories,
  type Pattern,
  type PatternClaims,
  PATTERN_LEVELS,
  type PatternId,
  type PersonalityType,
  type Theme,
  THEME_IDS,
  THEMES,
} from '@bearings/domain';
import { resampleScores } from '../resampling.js';
import { mean } from '../statistics.js';
import type { CategoryScores } from './category-scores.js';
import { determinePersonality } from './personality-type.js';

const REDRAW_COUNT = 100;
/** Number of redraws in which a pattern has to return. */
const MIN_RETURN_COUNT = 50;
/** Minimum difference in points between the means of two themes of which one is called above the other. */
const MIN_GAP_POINTS = 12;

/** What the claims of patterns are about. */
interface Reading {
  /** The mean of each theme's two scores. */
  means: Readonly<Record<Theme, number>>;
  type: PersonalityType;
}

/**
 * Returns the pattern that is true of the scores and returned in at least half of 100 redraws of the scores with their
 * error of measurement: of the first level that has one, the one that returned most often. Returns null if there is
 * none, or without a direction. The random numbers of the redraws are fixed, so equal scores have the same pattern.
 */
export function choosePattern(scores: CategoryScores, hasDirection: boolean): PatternId | null {
  if (!hasDirection) return null;
  const redraws = redrawScores(scores);
  const countReturns = ({ claims }: Pattern): number => redraws.filter((redraw) => isMetBy(claims, redraw)).length;
  for (const level of PATTERN_LEVELS) {
    const [best] = level
      .flatMap((family) => family.find(({ claims }) => isTrueOf(claims, scores)) ?? [])
      .map((pattern) => ({ id: pattern.id, returns: countReturns(pattern) }))
      .toSorted((a, b) => b.returns - a.returns);
    if (best && best.returns >= MIN_RETURN_COUNT) return best.id;
  }
  return null;
}

function redrawScores(scores: CategoryScores): Reading[] {
  const values = Float64Array.from(CATEGORIES, (category) => scores[category]);
  const centre = mean(values);
  return Array.from({ length: REDRAW_COUNT }, (_, round) => {
    const redrawn = resampleScores(values, centre, round);
    return readScores(mapCategories((category) => redrawn[CATEGORIES.indexOf(category)] ?? 0));
  });
}

function readScores(scores: CategoryScores): Reading {
  const meanOf = ([one, other]: readonly [Category, Category]): number => (scores[one] + scores[other]) / 2;
  return {
    means: {
      people: meanOf(THEMES.people),
      making: meanOf(THEMES.making),
      novelty: meanOf(THEMES.novelty),
      method: meanOf(THEMES.method),
      charge: meanOf(THEMES.charge),
      calm: meanOf(THEMES.calm),
    },
    type: determinePersonality(scores).type,
  };
}

/** Returns whether the claims hold for the means of the themes, which vary less in redraws than single scores do. */
function isMetBy({ first, above = [], energy }: PatternClaims, { means, type }: Reading): boolean {
  return (
    (first === undefined || listOthers(first).every((other) => means[first] > means[other])) &&
    above.every(([high, low]) => means[high] > means[low]) &&
    (energy === undefined || energy === type)
  );
}

/**
 * Returns whether the claims are true score by score: all other scores are below those of the first theme, or those of
 * the lower theme below those of the higher one. The energy must not be close to the middle.
 */
export function isTrueOf(claims: PatternClaims, scores: CategoryScores): boolean {
  const reading = readScores(scores);
  const { first, above = [], energy } = claims;
  const isAbove = (high: Theme, low: Theme): boolean =>
    THEMES[high].every((category) => THEMES[low].every((other) => scores[category] > scores[other]));
  return (
    isMetBy(claims, reading) &&
    (first === undefined || listOthers(first).every((other) => isAbove(first, other))) &&
    above.every(([high, low]) => isAbove(high, low) && reading.means[high] - reading.means[low] >= MIN_GAP_POINTS) &&
    (energy === undefined || !determinePersonality(scores).closeToMiddle)
  );
}

const listOthers = (theme: Theme): Theme[] => THEME_IDS.filter((other) => other !== theme);
