/**
 * Why the model's answer cannot be used.
 * - `refused`: the account has no quota, its key is not accepted or the model is unknown; a retry fails too.
 * - `rejected`: the server does not take this call, in any form that we know.
 * - `declined`: the model refused to answer.
 * - `rate_limited`, `failed`, `timeout`: the provider returned no answer.
 * - `cut_off`: the answer had no room to end.
 * - `incomplete`, `malformed`, `unfit`: the answer may not be shown.
 * - `late`: the whole report was not written in the time that its buyer may wait.
 * - `spent`: the calls of the section, the report or the day are used up, or the model is paused.
 */
export type ModelFault =
  | 'refused'
  | 'rejected'
  | 'declined'
  | 'rate_limited'
  | 'failed'
  | 'timeout'
  | 'cut_off'
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
    /** How long the server asks us to wait before the next call. */
    readonly retryAfterMs = 0,
  ) {
    super(`${fault}: ${message}`);
  }
}
