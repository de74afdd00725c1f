/**
 * How long an event or a refund order stays claimed by a process. If that process is killed, another one can claim it
 * only after this time, so the time is short. It is safe for two processes to handle the same event or order, because
 * recording its result locks the payment intent.
 */
export const CLAIM_SECONDS = 10;

/** Number of doublings after which every delay has reached its maximum, so that `power` does not overflow. */
const MAX_DOUBLINGS = 20;

/**
 * Returns an SQL expression for the time of the next attempt: `first`, doubled for each attempt so far, up to `max`.
 * `attempts` is the column with their number; the intervals are PostgreSQL's, such as `15 seconds`. All three must
 * come from code, never from input.
 */
export const nextAttemptSql = (attempts: string, first: string, max: string): string =>
  `now() + least(interval '${max}', interval '${first}' * power(2, least(${attempts}, ${MAX_DOUBLINGS})))`;
