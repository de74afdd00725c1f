import { isRecord } from '@bearings/contracts';
import { createUuid } from '@bearings/web';
import { readStoredValue, storeValue } from '../../session/browser-storage';

/**
 * An observer's answers so far. `key` identifies the reply: it stays the same in a browser, so that sending again
 * replaces the first reply.
 */
export interface ObserverDraft {
  key: string;
  name: string;
  answers: Record<string, number>;
  careers: string[];
  sent: boolean;
}

const getDraftKey = (token: string): string => `bearings.observer.${token.slice(0, 8)}`;

const createDraft = (): ObserverDraft => ({
  key: createUuid(),
  name: '',
  answers: {},
  careers: [],
  sent: false,
});

const isDraft = (value: unknown): value is ObserverDraft =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['answers'] === 'object' &&
  Array.isArray(value['careers']);

/** Returns the answers given in this browser for this link. */
export function readDraft(token: string): ObserverDraft {
  const storedDraft = readStoredValue(getDraftKey(token));
  return isDraft(storedDraft) ? storedDraft : createDraft();
}

/**
 * Stores the answers. They stay stored after sending, since the key is needed to change the reply.
 * Returns false if storage is blocked or full.
 */
export const storeDraft = (token: string, draft: ObserverDraft): boolean => storeValue(getDraftKey(token), draft);
