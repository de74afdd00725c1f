import type { ErrorCode } from '@bearings/contracts';
import { isApiError, toReadableMessage } from '@bearings/web';
import { useState } from 'react';
import { formTexts as texts } from './form-texts';

/** The error of a rejected request, in the form that the page shows. */
interface Refusal {
  /** The API's error code; null if there is no reply or the reply has no code. */
  code: ErrorCode | null;
  message: string;
  /** The invalid field, if the error concerns one. */
  field?: string;
}

function toRefusal(error: unknown): Refusal {
  if (!isApiError(error)) return { code: null, message: texts.unknown };
  if (error.status === 0) return { code: null, message: texts.unreachable };
  const { code = null, field } = error.body ?? {};
  return { code, message: toReadableMessage(error, texts.unknown), ...(field ? { field } : {}) };
}

/** The state of a form's request. */
export interface AttemptState {
  pending: boolean;
  refusal: Refusal | undefined;
}

type SendRequest<Arg, Reply> = (arg: Arg) => PromiseLike<{ data?: Reply; error?: unknown }>;

/**
 * Returns a function that sends a form's request, and the state of that request: whether it is pending, and its error.
 */
export function useAttempt<Arg, Reply>(send: SendRequest<Arg, Reply>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Sends the request. Resolves to true if the server accepted it. */
  const attempt = async (arg: Arg): Promise<boolean> => {
    setRefusal(undefined);
    setPending(true);
    const { error } = await send(arg);
    setPending(false);
    if (error) setRefusal(toRefusal(error));
    return !error;
  };

  /** Returns the message of the last error if that error concerns this field; otherwise undefined. */
  const findRefusalFor = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  return { attempt, pending, refusal, refusedAt: findRefusalFor };
}
