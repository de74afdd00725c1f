/** Returns a delay in seconds that doubles with each attempt, up to an hour. `attempt` counts from 1. */
export const doublingDelay = (firstSeconds: number, attempt: number): number =>
  Math.min(60 * 60, firstSeconds * 2 ** (attempt - 1));
