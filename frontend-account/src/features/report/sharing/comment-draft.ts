import { isRecord } from '@bearings/contracts';
import { createUuid, readStoredValue, storeValue } from '@bearings/web';

/**
 * A visitor's unsent comment. `key` identifies the comment and stays the same until it is sent, so that the server
 * stores the comment only once even if it receives it twice.
 */
export interface CommentDraft {
  key: string;
  name: string;
  text: string;
}

const STORAGE_KEY = 'bearings.shared-comment';

export const createDraft = (): CommentDraft => ({ key: createUuid(), name: '', text: '' });

const isDraft = (value: unknown): value is CommentDraft & { token: string } =>
  isRecord(value) && ['token', 'key', 'name', 'text'].every((field) => typeof value[field] === 'string');

/** Returns the unsent comment of this tab for this link; null if there is none. */
export function readDraft(token: string): CommentDraft | null {
  const storedDraft = readStoredValue(STORAGE_KEY, 'tab');
  if (!isDraft(storedDraft) || storedDraft.token !== token) return null;
  const { key, name, text } = storedDraft;
  return { key, name, text };
}

/**
 * Stores an unsent comment until the tab is closed, because several people may use one device; null deletes it. Returns
 * false if storage is blocked or full.
 */
export const storeDraft = (token: string, draft: CommentDraft | null): boolean =>
  storeValue(STORAGE_KEY, draft && { token, ...draft }, 'tab');
