import type { ErrorCode } from '@bearings/contracts';
import { isApiError, toReadableMessage } from '../api/api-error';

/** Why a form or an action was not accepted. */
export interface Refusal {
  /** The API's error code; null if there is no reply or the reply has no code. */
  code: ErrorCode | null;
  message: string;
  /** The invalid field, if the error concerns one. */
  field?: string;
  error: unknown;
}

/** What a form says if the server gives no reason. */
export interface RefusalTexts {
  unreachable: string;
  unknown: string;
}

export const refusalTexts: RefusalTexts = {
  unreachable: 'We could not reach the site. Check your connection, then try again.',
  unknown: 'Something went wrong on our side. Please try again.',
};

/** @param error the error of a call, or a text for the user if the call itself succeeded */
export function toRefusal(error: unknown, texts: RefusalTexts): Refusal {
  if (typeof error === 'string') return { code: null, message: error, error };
  if (!isApiError(error)) return { code: null, message: texts.unknown, error };
  if (error.status === 0) return { code: null, message: texts.unreachable, error };
  const { code = null, field } = error.body ?? {};
  return { code, message: toReadableMessage(error, texts.unknown), error, ...(field ? { field } : {}) };
}
