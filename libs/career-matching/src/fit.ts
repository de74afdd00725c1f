import type { Fit } from './career-match.js';

/**
 * Stability from which a fit is called Strong or Good, and how many times the chance of a person
 * without direction it has to be. .30 is about the 95th percentile of stability in the lists of
 * people without direction. Simulated.
 */
export const STRONG = { stability: 0.55, timesChance: 3 } as const;
export const GOOD = { stability: 0.3, timesChance: 2 } as const;

export interface Judgeable {
  /** Share of re-simulations among the best ten, 0 to 1. */
  stability: number;
  /** The same for people without direction. */
  chance: number;
  /** It asks for longer training than the person wants. */
  long: boolean;
  /** Something is known of the person; without it nothing is ranked. */
  ranked: boolean;
}

/** Returns the word for a fit. */
export function fitOf(career: Judgeable): Fit {
  if (career.ranked && !career.long && passes(career, STRONG)) return 'Strong';
  return career.ranked && passes(career, GOOD) ? 'Good' : 'Worth a look';
}

function passes(
  { stability, chance }: Judgeable,
  limit: { stability: number; timesChance: number },
): boolean {
  return stability >= limit.stability && stability >= limit.timesChance * chance;
}
