/**
 * Why the model's answer cannot be used.
 * - `refused`: the account is out of quota or its key is not accepted; asking again is pointless.
 * - `rate_limited`, `failed`, `timeout`: the provider did not answer, or not well.
 * - `incomplete`, `malformed`, `unfit`: it answered, and the answer may not be shown.
 */
export type ModelFault =
  'refused' | 'rate_limited' | 'failed' | 'timeout' | 'incomplete' | 'malformed' | 'unfit';

/** A call of the model that came to nothing. Its message is for the log and repeats no key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly fault: ModelFault,
    message: string,
  ) {
    super(`${fault}: ${message}`);
  }
}
