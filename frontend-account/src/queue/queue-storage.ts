import { QUEUE_STORAGE_KEY } from '@bearings/contracts';

/** A change that waits for the server. */
export interface Entry<Change> {
  key: string;
  change: Change;
}

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an account's queues by name; none where storage is blocked or damaged. */
function load(owner: string): Stored {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(QUEUE_STORAGE_KEY) ?? 'null');
    const isOwn = isRecord(stored) && stored['owner'] === owner;
    return isOwn && isRecord(stored['queues']) ? stored['queues'] : {};
  } catch {
    return {};
  }
}

/** Returns what waits in a queue of this account, without what is no change. */
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
 * Stores what waits in a queue, in place of what another account left. Returns whether it is stored;
 * it is not without an account, nor where storage is blocked or full.
 */
export function storeEntries<Change>(
  owner: string | null,
  name: string,
  entries: readonly Entry<Change>[],
): boolean {
  if (owner === null) return false;
  try {
    const { [name]: _, ...others } = load(owner);
    const queues = entries.length === 0 ? others : { ...others, [name]: entries };
    if (Object.keys(queues).length === 0) window.localStorage.removeItem(QUEUE_STORAGE_KEY);
    else window.localStorage.setItem(QUEUE_STORAGE_KEY, JSON.stringify({ owner, queues }));
    return true;
  } catch {
    return false;
  }
}
