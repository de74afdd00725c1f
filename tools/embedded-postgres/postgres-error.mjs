/** An expected failure, whose message is one sentence for the person at the terminal. */
export class PostgresError extends Error {
  /** @override */
  name = 'PostgresError';
}
