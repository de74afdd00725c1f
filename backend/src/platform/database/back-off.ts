/**
 * How long a claimed row stays with the process that claimed it. After a kill another process claims it
 * this much later, so it is short; two processes on one row are safe, because settling locks it.
 */
export const CLAIM_SECONDS = 10;

/** Doublings after which every pause has reached its maximum; keeps `power` from overflowing. */
const MAX_DOUBLINGS = 20;

/**
 * Returns the SQL of the time of a next attempt: `first` doubled for each attempt so far, at most
 * `max`. `attempts` is the column that counts them; the intervals are PostgreSQL's, such as
 * `15 seconds`. All three come from code, never from input.
 */
export const nextAttemptAt = (attempts: string, first: string, max: string): string =>
  `now() + least(interval '${max}', interval '${first}' * power(2, least(${attempts}, ${MAX_DOUBLINGS})))`;
