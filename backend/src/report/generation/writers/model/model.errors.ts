/**
 * Why the model's answer cannot be used.
 * - `refused`: the account has no quota or its key is not accepted; a retry fails too.
 * - `rate_limited`, `failed`, `timeout`: the provider returned no answer.
 * - `incomplete`, `malformed`, `unfit`: the answer may not be shown.
 * - `late`: the whole report was not written in the time that its buyer may wait.
 * - `spent`: the calls of the section, the report or the day are used up, or the model is paused.
 */
export type ModelFault =
  | 'refused'
  | 'rate_limited'
  | 'failed'
  | 'timeout'
  | 'incomplete'
  | 'malformed'
  | 'unfit'
  | 'late'
  | 'spent';

/** A failed model call. Its message is for the log and never contains the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly fault: ModelFault,
    message: string,
  ) {
    super(`${fault}: ${message}`);
  }
}
