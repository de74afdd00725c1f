import type { Category, PersonalityType } from '@bearings/domain';

/**
 * Unrounded score from 0 to 100 of each category. Three answers allow thirteen values. Scores are
 * rounded only for display.
 */
export type CategoryScores = Record<Category, number>;

export interface Personality {
  type: PersonalityType;
  /** From 0 (introvert) to 100 (extravert), unrounded. From 50 the type is extravert. */
  energy: number;
  /** True if `energy` is within 10 points of the middle. */
  closeToMiddle: boolean;
  /** Version of the weights from which the type was computed. */
  version: number;
}
