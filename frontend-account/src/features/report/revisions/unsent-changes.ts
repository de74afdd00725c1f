import { UNSAVED_CIRCUMSTANCES_STORAGE_KEY, isRecord } from '@bearings/contracts';
import { CIRCUMSTANCES_SCREEN_COUNT, readChoices, type Choices } from '@bearings/web/circumstances';
import { readStoredValue, storeValue } from '../../../session/browser-storage';

/** Changes of a report's circumstances that were not saved yet. */
export interface UnsentChanges {
  choices: Choices;
  /** Index of the screen that was open, from 0. */
  screen: number;
}

/** Stores the unsaved changes of one report. */
export interface DraftStorage {
  read: () => UnsentChanges | null;
  keep: (changes: UnsentChanges) => void;
  forget: () => void;
}

type StoredChanges = Record<string, unknown>;

/** Returns the changes of circumstances that an account has not saved yet, by report. */
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
 * Returns access to the unsaved changes of a report. This browser stores them until they are saved
 * or the account signs out.
 */
export function createDraftStorage(owner: string, report: string): DraftStorage {
  return {
    read: () => {
      const found = loadChanges(owner)[report];
      const choices = isRecord(found) ? readChoices(found['choices']) : null;
      if (!isRecord(found) || !choices) return null;
      const screen = Number(found['screen']);
      const isKnown = Number.isInteger(screen) && screen >= 0 && screen < CIRCUMSTANCES_SCREEN_COUNT;
      return { choices, screen: isKnown ? screen : 0 };
    },
    keep: (changes) => void storeChanges(owner, { ...loadChanges(owner), [report]: changes }),
    forget: () => {
      const { [report]: _, ...others } = loadChanges(owner);
      storeChanges(owner, others);
    },
  };
}
