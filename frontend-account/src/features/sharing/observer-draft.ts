import { isRecord } from '@bearings/contracts';
import { readStored, storeValue } from '../../session/browser-storage';

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

const draftKey = (token: string): string => `bearings.observer.${token.slice(0, 8)}`;

const newDraft = (): ObserverDraft => ({
  key: crypto.randomUUID(),
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
  const storedDraft = readStored(draftKey(token));
  return isDraft(storedDraft) ? storedDraft : newDraft();
}

/**
 * Stores the answers. They stay stored after sending, since the key is needed to change the reply.
 * Returns false if storage is blocked or full.
 */
export const keepDraft = (token: string, draft: ObserverDraft): boolean => storeValue(draftKey(token), draft);
