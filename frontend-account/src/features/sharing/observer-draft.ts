/** What somebody marked so far. The key stays the browser's, so that sending it again replaces the first reply. */
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

/** Returns what was marked at this link in this browser. */
export function readDraft(token: string): ObserverDraft {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(token)) ?? 'null');
    if (isDraft(stored)) return stored;
  } catch {
    // Storage is blocked or damaged.
  }
  return newDraft();
}

/** Keeps what is marked, also once it was sent: the key is needed to change it. */
export function keepDraft(token: string, draft: ObserverDraft): void {
  try {
    window.localStorage.setItem(keyOf(token), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. What is marked stays in the form.
  }
}
