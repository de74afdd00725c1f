import type { Category, PersonalityType } from '@bearings/contracts';

/** Category scores from 0 to 100, unrounded; thirteen values are possible. Round only for display. */
export type CategoryScores = Record<Category, number>;

export interface Personality {
  type: PersonalityType;
  /** 0 (introvert) to 100 (extravert), unrounded; 50 and up is extravert. */
  energy: number;
  /** Within 10 points of the middle. */
  closeToMiddle: boolean;
  /** The version of the weights that computed it. */
  version: number;
}
