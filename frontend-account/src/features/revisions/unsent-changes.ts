import { CHANGES_STORAGE_KEY, isRecord } from '@bearings/contracts';
import { CIRCUMSTANCES_SCREENS, readChoices, type Choices } from '@bearings/web/circumstances';
import { readStored, store } from '../../session/browser-storage';

/** Changes of a report's circumstances that were not saved yet. */
export interface UnsentChanges {
  choices: Choices;
  /** Index of the screen that was open, from 0. */
  screen: number;
}

/** Stores the unsaved changes of one report. */
export interface Drafts {
  read: () => UnsentChanges | null;
  keep: (changes: UnsentChanges) => void;
  forget: () => void;
}

type Stored = Record<string, unknown>;

/** Returns the unsaved changes of an account, by report. */
function load(owner: string): Stored {
  const stored = readStored(CHANGES_STORAGE_KEY);
  const isOwn = isRecord(stored) && stored['owner'] === owner;
  return isOwn && isRecord(stored['changes']) ? stored['changes'] : {};
}

/**
 * Stores an account's unsaved changes, and deletes those of another account. Returns false if
 * storage is blocked or full.
 */
const save = (owner: string, changes: Stored): boolean =>
  store(CHANGES_STORAGE_KEY, Object.keys(changes).length === 0 ? null : { owner, changes });

/**
 * Returns access to the unsaved changes of a report. This browser stores them until they are saved
 * or the account signs out.
 */
export function draftsOf(owner: string, report: string): Drafts {
  return {
    read: () => {
      const found = load(owner)[report];
      const choices = isRecord(found) ? readChoices(found['choices']) : null;
      if (!isRecord(found) || !choices) return null;
      const screen = Number(found['screen']);
      const isKnown = Number.isInteger(screen) && screen >= 0 && screen < CIRCUMSTANCES_SCREENS;
      return { choices, screen: isKnown ? screen : 0 };
    },
    keep: (changes) => void save(owner, { ...load(owner), [report]: changes }),
    forget: () => {
      const { [report]: _, ...others } = load(owner);
      save(owner, others);
    },
  };
}
