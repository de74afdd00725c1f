/** An expected failure; its message is one sentence for the person at the terminal. */
export class PostgresError extends Error {
  /** @override */
  name = 'PostgresError';
}
