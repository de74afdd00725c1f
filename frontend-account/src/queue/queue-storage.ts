import { isRecord, getQueueStorageKey } from '@bearings/contracts';
import { readStoredValue, storeValue } from '@bearings/web';

/** A change that was not yet sent, with a unique key. */
export interface QueueEntry<Change> {
  key: string;
  change: Change;
}

/** Returns the queues of unsent changes that this browser stores for an account, by the queue's name. */
function loadQueue(owner: string): Record<string, unknown> {
  const storedQueue = readStoredValue(getQueueStorageKey(owner));
  return isRecord(storedQueue) ? storedQueue : {};
}

/** Returns the unsent changes in a queue of this account. Leaves out invalid values. */
export function loadEntries<Change>(
  owner: string | null,
  name: string,
  isChange: (value: unknown) => value is Change,
): QueueEntry<Change>[] {
  const found = owner === null ? [] : loadQueue(owner)[name];
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown): QueueEntry<Change>[] => {
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
  entries: readonly QueueEntry<Change>[],
): boolean {
  if (owner === null) return false;
  const { [name]: _, ...others } = loadQueue(owner);
  const queues = entries.length === 0 ? others : { ...others, [name]: entries };
  return storeValue(getQueueStorageKey(owner), Object.keys(queues).length === 0 ? null : queues);
}
