import type { CareerChange, CareerChoice } from '@bearings/contracts';
import { CHOICES_STORAGE_KEY } from '@bearings/contracts';
import { isApiError, readableMessage, useToast } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import { useChooseCareerMutation } from './choices.api';
import {
  keepUnsentChoices,
  readUnsentChoices,
  type UnsentChoices,
  withChange,
  withoutSent,
  withUnsent,
} from './unsent-choices';

const RETRY_MS = 15_000;

/** Whether all changes are sent: `waiting` for the connection, `failed` at the server. */
export type SendingState = 'sent' | 'sending' | 'waiting' | 'failed';

export interface Choices {
  /** The stored ones with the changes that are not sent yet. */
  all: CareerChoice[];
  change: (code: string, change: CareerChange) => void;
  state: SendingState;
  /** Sends again what could not be sent. */
  retry: () => void;
}

/**
 * Changes what an owner chose of a report's careers. A change counts at once, is stored in this
 * browser, and is sent as soon as there is a connection, one after another.
 */
export function useChoices(
  owner: string,
  report: string,
  stored: readonly CareerChoice[],
): Choices {
  const [unsent, setUnsent] = useState(() => readUnsentChoices(owner, report));
  const [state, setState] = useState<SendingState>('sent');
  const latest = useRef(unsent);
  const isSending = useRef(false);
  const [choose] = useChooseCareerMutation();
  const { toast } = useToast();

  const store = (next: UnsentChoices) => {
    latest.current = next;
    keepUnsentChoices(owner, report, next);
    setUnsent(next);
  };

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let result: SendingState = 'sent';
    for (;;) {
      const [first] = Object.entries(latest.current);
      if (!first) break;
      const [code, change] = first;
      setState('sending');
      const { error } = await choose({ id: report, code, change });
      if (error && isTemporary(error)) {
        result = isApiError(error) && error.status === 0 ? 'waiting' : 'failed';
        break;
      }
      store(withoutSent(latest.current, code, change));
      if (error) {
        const description = readableMessage(error, choicesTexts.refused.description);
        toast({ ...choicesTexts.refused, description, variant: 'destructive' });
      }
    }
    isSending.current = false;
    setState(result);
  };

  const sendNow = useEffectEvent(() => void send());
  const readAgain = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== CHOICES_STORAGE_KEY) return;
    latest.current = readUnsentChoices(owner, report);
    setUnsent(latest.current);
  });
  useEffect(() => {
    const resume = () => sendNow();
    const follow = (event: StorageEvent) => readAgain(event);
    resume();
    window.addEventListener('online', resume);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('online', resume);
      window.removeEventListener('storage', follow);
    };
  }, []);
  const isHeld = state === 'waiting' || state === 'failed';
  useEffect(() => {
    if (!isHeld) return;
    const timer = window.setInterval(() => sendNow(), RETRY_MS);
    return () => window.clearInterval(timer);
  }, [isHeld]);

  return {
    all: withUnsent(stored, unsent),
    change: (code, change) => {
      store(withChange(latest.current, code, change));
      void send();
    },
    state,
    retry: () => void send(),
  };
}

/** The same change may succeed later. */
function isTemporary(error: unknown): boolean {
  return (
    !isApiError(error) ||
    error.status === 0 ||
    error.status === 429 ||
    error.status === 401 ||
    error.status >= 500
  );
}
