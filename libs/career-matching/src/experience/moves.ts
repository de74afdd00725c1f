// Reads where people of an occupation can go; see "What you've done" in docs/method.md.
import { MOVE_ROWS } from '@bearings/career-data';

/** Moves from one occupation or common job, by the index of the occupation that people go to. */
export interface MovesFrom {
  /** How near the occupation is, from 0 (not listed) to 1. It is no probability. */
  strength: Float64Array;
  /** 1 for a step up, 0 for the same level or an unlisted move, -1 for a step down. */
  step: Int8Array;
}

/** Returns the moves from each occupation and common job, by its code. */
export function readMoves(indexByCode: ReadonlyMap<string, number>): Map<string, MovesFrom> {
  return new Map(
    MOVE_ROWS.map(([origin, moves]) => {
      const from: MovesFrom = {
        strength: new Float64Array(indexByCode.size),
        step: new Int8Array(indexByCode.size),
      };
      for (const [to, strength, step] of moves) {
        const index = indexByCode.get(to);
        if (index === undefined) continue;
        from.strength[index] = strength;
        from.step[index] = step;
      }
      return [origin, from];
    }),
  );
}
