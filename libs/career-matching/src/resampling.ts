// Stability: how often an occupation would be among the ten again if the person answered again.
import { BLANKS, DEVIATES } from '@bearings/career-data';
import { interestScores, interestScoresWithout, type TileAnswers } from './interests.js';
import { personalityScores } from './personality.js';
import { SHOWN } from './selection.js';
import { mean } from './statistics.js';
import type { MatchingTables } from './tables.js';

export const RESAMPLES = BLANKS.length;

/** A re-simulated score keeps this share of its distance from the person's mean (its reliability). */
const KEPT = 0.58;
/** Standard deviation of what is added, in points. */
const NOISE = 16;

export interface Resampled {
  /** Twelve, 0 to 100. */
  scores: Float64Array;
  tiles: TileAnswers;
  /** Prior and adjustments, in nats, by place: they stay as they are. */
  base: Float64Array;
  /** Places that may be shown. */
  open: readonly number[];
}

/**
 * Returns, by place, the share of 200 re-simulations of the person with the occupation among the
 * best ten. The deviates are fixed, so that the same person always gets the same shares.
 */
export function stabilityOf(tables: MatchingTables, person: Resampled): Float64Array {
  const counts = new Float64Array(tables.occupations.length);
  const centre = mean(person.scores);
  const allInterests = interestScores(tables.tiles, person.tiles);
  for (let round = 0; round < RESAMPLES; round++) {
    const personality = personalityScores(
      tables.personality,
      resampledScores(person.scores, centre, round),
    );
    const blanks = BLANKS[round] ?? '';
    const interests = interestScoresWithout(
      tables.tiles,
      person.tiles,
      allInterests,
      (at) => blanks[at] === '1',
    );
    for (let place = 0; place < counts.length; place++) {
      personality[place] =
        (personality[place] ?? 0) + (interests[place] ?? 0) + (person.base[place] ?? 0);
    }
    for (const place of bestPlaces(personality, person.open)) {
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts.map((count) => count / RESAMPLES);
}

function resampledScores(scores: Float64Array, centre: number, round: number): Float64Array {
  const half = DEVIATES.length;
  const row = DEVIATES[round % half] ?? [];
  const sign = round < half ? 1 : -1;
  return scores.map((score, at) => {
    const moved = centre + KEPT * (score - centre) + NOISE * sign * (row[at] ?? 0);
    return Math.min(100, Math.max(0, moved));
  });
}

/** Returns the best ten of the open places, in no order. */
function bestPlaces(scores: Float64Array, open: readonly number[]): number[] {
  const best: number[] = [];
  for (const place of open) {
    const score = scores[place] ?? -Infinity;
    let at = best.length;
    while (at > 0 && score > (scores[best[at - 1] ?? 0] ?? -Infinity)) at -= 1;
    if (at >= SHOWN) continue;
    best.splice(at, 0, place);
    if (best.length > SHOWN) best.pop();
  }
  return best;
}
