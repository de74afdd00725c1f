import { isRecord } from '@bearings/contracts';
import { createUuid } from '@bearings/web';
import { readStoredValue, storeValue } from '../../session/browser-storage';

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

export const createDraft = (name = ''): CommentDraft => ({
  key: createUuid(),
  name,
  text: '',
});

const isDraft = (value: unknown): value is CommentDraft & { token: string } =>
  isRecord(value) && ['token', 'key', 'name', 'text'].every((field) => typeof value[field] === 'string');

/** Returns the unsent comment for this link, or an empty one. */
export function readDraft(token: string): CommentDraft {
  const storedDraft = readStoredValue(STORAGE_KEY);
  if (!isDraft(storedDraft) || storedDraft.token !== token) return createDraft();
  const { key, name, text } = storedDraft;
  return { key, name, text };
}

/** Stores an unsent comment; null deletes it. Returns false if storage is blocked or full. */
export const storeDraft = (token: string, draft: CommentDraft | null): boolean =>
  storeValue(STORAGE_KEY, draft && { token, ...draft });
