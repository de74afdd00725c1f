/** An expected failure of publishing, whose message is one sentence for the operator. */
export class PublishError extends Error {
  /** @override */
  name = 'PublishError';
}
