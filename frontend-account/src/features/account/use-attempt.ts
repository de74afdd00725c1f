import { isApiError, readableMessage } from '@bearings/web';
import { useState } from 'react';
import { accountTexts as texts } from '../../texts/account-texts';

/** Why a call was refused, in words for the form. */
export interface Refusal {
  /** The API's own word for it; empty when no answer came. */
  code: string;
  message: string;
  /** The field at fault, if one is. */
  field?: string;
}

function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { code: '', message: texts.unknown };
  if (error.status === 0) return { code: '', message: texts.unreachable };
  const { code = '', field } = error.body ?? {};
  return { code, message: readableMessage(error, texts.unknown), ...(field ? { field } : {}) };
}

type Send<Arg, Reply> = (arg: Arg) => PromiseLike<{ data?: Reply; error?: unknown }>;

/** One call that a form makes: whether it is under way, and why it was refused. */
export function useAttempt<Arg, Reply>(send: Send<Arg, Reply>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Resolves to whether it was accepted. */
  const attempt = async (arg: Arg): Promise<boolean> => {
    setRefusal(undefined);
    setPending(true);
    const { error } = await send(arg);
    setPending(false);
    if (error) setRefusal(refusalOf(error));
    return !error;
  };

  return { attempt, pending, refusal };
}
