import type { CategoryScores, Personality } from './category-scores.js';

/** Must be increased when a weight or the middle changes. Stored with each result. */
export const PERSONALITY_VERSION = 1;

/** Percentage of each category in the energy scale, from introvert (0) to extravert (100). */
export const ENERGY_WEIGHTS = { communication: 60, leadership: 25, risk: 15 } as const;

const ENERGY_MIDDLE = 50;
const CLOSE_TO_MIDDLE_POINTS = 10;

/**
 * Returns extravert or introvert from unrounded category scores: energy = .60 communication + .25 leadership + .15
 * risk. The type is extravert from 50, and close to the middle within 10 points of 50 inclusive.
 */
export function personalityOf(scores: CategoryScores): Personality {
  const { communication, leadership, risk } = ENERGY_WEIGHTS;
  const sum =
    communication * scores.communication + leadership * scores.leadership + risk * scores.risk;
  const energy = sum / 100;
  return {
    type: energy >= ENERGY_MIDDLE ? 'extravert' : 'introvert',
    energy,
    closeToMiddle: Math.abs(energy - ENERGY_MIDDLE) <= CLOSE_TO_MIDDLE_POINTS,
    version: PERSONALITY_VERSION,
  };
}
