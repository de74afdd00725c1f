/** A start-up error that an operator can fix, whose message is one sentence. */
export class StartError extends Error {}
