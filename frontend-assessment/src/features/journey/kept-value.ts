/** A value that this browser remembers, shared by all its tabs. */
export interface KeptValue<T> {
  get(): T;
  /** What a page shows before the browser has been asked: while prerendered and hydrated. */
  readonly initial: T;
  change(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
}

interface KeptValueOptions<T> {
  key: string;
  /** Reads what was stored; null when nothing was. Never throws. */
  read: (text: string | null) => T;
  write: (value: T) => string;
}

/**
 * Keeps a value in localStorage under `key`. Where storage is closed or full it lives in memory as
 * long as the page does.
 */
export function keptValue<T>({ key, read, write }: KeptValueOptions<T>): KeptValue<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;

  const load = (): T => {
    try {
      return read(window.localStorage.getItem(key));
    } catch {
      return read(null);
    }
  };
  const store = (next: T) => {
    try {
      window.localStorage.setItem(key, write(next));
    } catch {
      // Memory has it; there is nowhere else to put it.
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = load();
    tell();
  };

  return {
    initial: read(null),
    get: () => (value ??= load()),
    change(change) {
      value = change((value ??= load()));
      store(value);
      tell();
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
