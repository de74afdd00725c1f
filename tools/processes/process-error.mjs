/** An expected failure of a child process; its message is one sentence for the operator. */
export class ProcessError extends Error {
  /** @override */
  name = 'ProcessError';
}
