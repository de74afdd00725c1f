import { isRecord, queueStorageKey } from '@bearings/contracts';

/** A pending change. */
export interface Entry<Change> {
  key: string;
  change: Change;
}

type Stored = Record<string, unknown>;

/** Returns an account's queues by name; none if storage is blocked or damaged. */
function load(owner: string): Stored {
  try {
    const key = queueStorageKey(owner);
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Returns the pending changes of a queue of this account; ignores invalid values. */
export function loadEntries<Change>(
  owner: string | null,
  name: string,
  isChange: (value: unknown) => value is Change,
): Entry<Change>[] {
  const found = owner === null ? [] : load(owner)[name];
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown): Entry<Change>[] => {
    if (!isRecord(entry) || typeof entry['key'] !== 'string') return [];
    const { key, change } = entry;
    return isChange(change) ? [{ key, change }] : [];
  });
}

/**
 * Stores the pending changes of a queue of this account. Returns false if there is no account, or storage is blocked
 * or full.
 */
export function storeEntries<Change>(
  owner: string | null,
  name: string,
  entries: readonly Entry<Change>[],
): boolean {
  if (owner === null) return false;
  try {
    const key = queueStorageKey(owner);
    const { [name]: _, ...others } = load(owner);
    const queues = entries.length === 0 ? others : { ...others, [name]: entries };
    if (Object.keys(queues).length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(queues));
    return true;
  } catch {
    return false;
  }
}
