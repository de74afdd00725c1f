/**
 * An observer's answers so far. The key stays the same in a browser, so that sending again replaces the first reply.
 */
export interface ObserverDraft {
  key: string;
  name: string;
  answers: Record<string, number>;
  careers: string[];
  sent: boolean;
}

const keyOf = (token: string): string => `bearings.observer.${token.slice(0, 8)}`;

const newDraft = (): ObserverDraft => ({
  key: crypto.randomUUID(),
  name: '',
  answers: {},
  careers: [],
  sent: false,
});

const isDraft = (value: unknown): value is ObserverDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'key') === 'string' &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'answers') === 'object' &&
  Array.isArray(Reflect.get(value, 'careers'));

/** Returns the answers given in this browser for this link. */
export function readDraft(token: string): ObserverDraft {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(token)) ?? 'null');
    if (isDraft(stored)) return stored;
  } catch {
    // Storage is blocked or damaged.
  }
  return newDraft();
}

/** Stores the answers, also after sending, since the key is needed to change them. */
export function keepDraft(token: string, draft: ObserverDraft): void {
  try {
    window.localStorage.setItem(keyOf(token), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. The answers remain in the form.
  }
}
