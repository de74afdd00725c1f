import type { CategoryScores, Personality } from './category-scores.js';

/**
 * Version of the weights from which a personality type is computed. It is stored with each result. Increase it when a
 * weight or the middle of the scale changes.
 */
export const PERSONALITY_VERSION = 1;

/**
 * How much each category counts, in per cent, in a person's energy score, which reaches from introvert (0) to extravert
 * (100).
 */
export const ENERGY_WEIGHTS = { communication: 60, leadership: 25, risk: 15 } as const;

const MIDDLE_ENERGY_SCORE = 50;
const CLOSE_TO_MIDDLE_POINTS = 10;

/**
 * Returns the personality type for unrounded scores: energy = 0.60 communication + 0.25 leadership
 * + 0.15 risk. The type is extravert from 50, and close to the middle from 40 to 60.
 */
export function determinePersonality(scores: CategoryScores): Personality {
  const { communication, leadership, risk } = ENERGY_WEIGHTS;
  const sum = communication * scores.communication + leadership * scores.leadership + risk * scores.risk;
  const energy = sum / 100;
  return {
    type: energy >= MIDDLE_ENERGY_SCORE ? 'extravert' : 'introvert',
    energy,
    closeToMiddle: Math.abs(energy - MIDDLE_ENERGY_SCORE) <= CLOSE_TO_MIDDLE_POINTS,
    version: PERSONALITY_VERSION,
  };
}
