import { isRecord } from '@bearings/contracts';
import { readStored, store } from '../../session/browser-storage';

/** A comment as typed so far. The key stays the same until it is sent, so that the server stores it once. */
export interface CommentDraft {
  key: string;
  name: string;
  text: string;
}

const STORAGE_KEY = 'bearings.shared-comment';

export const newDraft = (name = ''): CommentDraft => ({
  key: crypto.randomUUID(),
  name,
  text: '',
});

const isDraft = (value: unknown): value is CommentDraft & { token: string } =>
  isRecord(value) &&
  ['token', 'key', 'name', 'text'].every((field) => typeof value[field] === 'string');

/** Returns the comment that was typed at this link but not sent; an empty one if there is none. */
export function readDraft(token: string): CommentDraft {
  const stored = readStored(STORAGE_KEY);
  if (!isDraft(stored) || stored.token !== token) return newDraft();
  const { key, name, text } = stored;
  return { key, name, text };
}

/** Stores the typed text until it is sent; null deletes it. Without storage the text stays in the form. */
export const keepDraft = (token: string, draft: CommentDraft | null): boolean =>
  store(STORAGE_KEY, draft && { token, ...draft });
