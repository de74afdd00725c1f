/** An expected failure of a child process, whose message is one sentence for the operator. */
export class ProcessError extends Error {
  /** @override */
  name = 'ProcessError';
}
