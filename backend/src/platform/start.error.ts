/** A start-up error that an operator can fix, whose message is one sentence. */
export class StartError extends Error {
  readonly exitCode: number = 1;
}

/** Its exit code tells `npm start`, which knows where the database lies, why the API ended. */
export class EarlierDatabaseError extends StartError {
  override readonly exitCode = 65;
}
