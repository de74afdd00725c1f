/**
 * Why there is no usable answer of the model.
 * - `refused`: the account has no quota, its key is not accepted or the model is unknown; a retry
 * fails too.
 * - `rejected`: the server accepts this call in none of the request formats that we support.
 * - `foreign`: something else than a model server answered: a redirect, or a web page such as that of a captive portal.
 * - `declined`: the model refused to answer, in a field of its own, in words, or with an empty text.
 * - `rate_limited`, `failed`, `timeout`: the provider returned no answer.
 * - `cut_off`: the model stopped at the length limit before its answer was complete.
 * - `incomplete`: the JSON in the answer does not end.
 * - `malformed`: the answer does not have the JSON that we asked for.
 * - `unfit`: the answer has more bytes than we read.
 * - `late`: the report was not finished within the longest time that its buyer may have to wait.
 * - `spent`: the section, the report or the day has used up its calls, or the model is paused.
 */
export type ModelFault =
  | 'refused'
  | 'rejected'
  | 'foreign'
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

/** The error of a failed model call. Its message is written to the log, so it never contains the API key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly fault: ModelFault,
    message: string,
    /** How long to wait before the next call, as the server asks. */
    readonly retryAfterMs = 0,
  ) {
    super(`${fault}: ${message}`);
  }
}
