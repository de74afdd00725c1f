import { findJsonObject, ModelError, type ModelFault } from '@bearings/report-composer';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelRequest } from './call-form.js';
import type { ChatClient } from './chat-client.js';

/** Maximum number of calls for one request. */
export const MAX_ATTEMPTS = 2;
/** Maximum number of tokens of one answer, including its reasoning. */
const MAX_ANSWER_TOKENS = 8_000;
/** Maximum number of tokens when an answer is requested again because the first one was cut off. */
const MAX_RETRY_ANSWER_TOKENS = 16_000;
/** Minimum pause before a second call if the provider failed to answer the first one. */
const RETRY_DELAY_MS = 1_000;
const OUTAGE_FAULTS: ReadonlySet<ModelFault> = new Set(['rate_limited', 'failed', 'timeout']);
/** Kinds of errors that would occur again if the call were repeated. After one, no further call is made. */
const FINAL_FAULTS: ReadonlySet<ModelFault> = new Set(['refused', 'rejected', 'foreign', 'declined', 'spent']);

export const isFinal = ({ fault }: ModelError): boolean => FINAL_FAULTS.has(fault);

export interface AskOptions {
  /** Counts a call before it is made. Throws a {@link ModelError} if the call is not allowed. */
  takeCall: () => Promise<void>;
  /** The time, in milliseconds since 1970, up to which a second call may be waited for. */
  endsAt: number;
  /** Is called before a pause of this many milliseconds. */
  onPause?: (ms: number) => void;
  signal: AbortSignal;
}

/**
 * Returns the object with one of these keys in the answer to a request, which is sent twice if the first call fails and
 * another may succeed. Throws a {@link ModelError}, or the reason of `signal` if that aborts.
 */
export async function askModel(
  chat: ChatClient,
  request: Omit<ModelRequest, 'maxTokens'>,
  keys: readonly string[],
  { takeCall, endsAt, onPause, signal }: AskOptions,
): Promise<Record<string, unknown>> {
  let maxTokens = MAX_ANSWER_TOKENS;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      await takeCall();
      return findJsonObject(await chat.send({ ...request, maxTokens }, signal), keys);
    } catch (error) {
      if (!(error instanceof ModelError) || isFinal(error)) throw error;
      if (attempt === MAX_ATTEMPTS || signal.aborted) throw error;
      if (error.fault === 'cut_off') maxTokens = MAX_RETRY_ANSWER_TOKENS;
      if (OUTAGE_FAULTS.has(error.fault)) await pause(error, { endsAt, onPause, signal });
    }
  }
}

/** Waits as long as the server asks before the model is called again. Throws the failure if that is too long. */
async function pause(
  failure: ModelError,
  { endsAt, onPause, signal }: Pick<AskOptions, 'endsAt' | 'onPause' | 'signal'>,
): Promise<void> {
  const ms = Math.max(RETRY_DELAY_MS, failure.retryAfterMs);
  if (Date.now() + ms >= endsAt) throw failure;
  onPause?.(ms);
  try {
    await delay(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
