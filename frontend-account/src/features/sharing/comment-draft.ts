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
  typeof value === 'object' &&
  value !== null &&
  ['token', 'key', 'name', 'text'].every((field) => typeof Reflect.get(value, field) === 'string');

/** Returns the comment that was typed at this link but not sent; an empty one if there is none. */
export function readDraft(token: string): CommentDraft {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (isDraft(stored) && stored.token === token) {
      const { key, name, text } = stored;
      return { key, name, text };
    }
  } catch {
    // Storage is blocked or damaged.
  }
  return newDraft();
}

/** Stores the typed text until it is sent; null deletes it. */
export function keepDraft(token: string, draft: CommentDraft | null): void {
  try {
    if (draft === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ token, ...draft }));
  } catch {
    // Storage is blocked or full. The text stays in the form.
  }
}
