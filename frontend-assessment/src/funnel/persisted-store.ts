import { readStoredText, storeText } from '@bearings/web';

/** A value in the browser's storage, shared by all tabs. */
export interface PersistedStore<T> {
  get(): T;
  /** The value until the storage is read: during prerendering and hydration. */
  readonly initial: T;
  change(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
}

interface PersistedStoreOptions<T> {
  key: string;
  /** Parses the stored text, or null if there is none. Never throws. */
  read: (text: string | null) => T;
  write: (value: T) => string;
}

/**
 * Creates a store in localStorage under `key`. If storage is blocked or full, the value stays in memory
 * until the page closes.
 */
export function createPersistedStore<T>({ key, read, write }: PersistedStoreOptions<T>): PersistedStore<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;

  const loadValue = (): T => read(readStoredText(key));
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = loadValue();
    notify();
  };

  return {
    initial: read(null),
    get: () => (value ??= loadValue()),
    change(change) {
      value = change((value ??= loadValue()));
      storeText(key, write(value));
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
  };
}
