/** A start-up error that an operator can fix; its message is one sentence. */
export class StartError extends Error {}
