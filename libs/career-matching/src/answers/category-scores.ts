import type { Category, PersonalityType } from '@bearings/contracts';

/** Unrounded category scores from 0 to 100; thirteen values are possible. They are rounded only for display. */
export type CategoryScores = Record<Category, number>;

export interface Personality {
  type: PersonalityType;
  /** From 0 (introvert) to 100 (extravert), unrounded; from 50 the type is extravert. */
  energy: number;
  /** True within 10 points of the middle. */
  closeToMiddle: boolean;
  /** The version of the weights that were used. */
  version: number;
}
