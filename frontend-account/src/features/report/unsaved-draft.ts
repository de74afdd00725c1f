import { UNSAVED_CIRCUMSTANCES_STORAGE_KEY, isRecord } from '@bearings/contracts';
import { readStoredValue, storeValue } from '@bearings/web';

/** Stores the unsaved changes of one page about a report. */
export interface UnsavedDraft<Changes> {
  read: () => Changes | null;
  keep: (changes: Changes) => void;
  forget: () => void;
}

type StoredChanges = Record<string, unknown>;

/** Returns the changes of circumstances that an account has not saved yet, by the draft's name. */
function loadChanges(owner: string): StoredChanges {
  const storedChanges = readStoredValue(UNSAVED_CIRCUMSTANCES_STORAGE_KEY);
  const isOwnStorage = isRecord(storedChanges) && storedChanges['owner'] === owner;
  return isOwnStorage && isRecord(storedChanges['changes']) ? storedChanges['changes'] : {};
}

/**
 * Stores an account's unsaved changes, and deletes those of another account. Returns false if
 * storage is blocked or full.
 */
const storeChanges = (owner: string, changes: StoredChanges): boolean =>
  storeValue(UNSAVED_CIRCUMSTANCES_STORAGE_KEY, Object.keys(changes).length === 0 ? null : { owner, changes });

/**
 * Returns access to unsaved changes. This browser stores them until they are saved or the account signs out. `parse`
 * returns null for a value that is not valid.
 */
export const createUnsavedDraft = <Changes>(
  owner: string,
  name: string,
  parse: (stored: unknown) => Changes | null,
): UnsavedDraft<Changes> => ({
  read: () => parse(loadChanges(owner)[name]),
  keep: (changes) => void storeChanges(owner, { ...loadChanges(owner), [name]: changes }),
  forget: () => {
    const { [name]: _, ...others } = loadChanges(owner);
    storeChanges(owner, others);
  },
});
