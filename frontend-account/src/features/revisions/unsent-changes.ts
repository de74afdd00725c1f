import { CHANGES_STORAGE_KEY } from '@bearings/contracts';
import { CIRCUMSTANCES_SCREENS, readChoices, type Choices } from '@bearings/web/circumstances';

/** A change of a report's circumstances that is not saved yet. */
export interface UnsentChanges {
  choices: Choices;
  /** Index of the screen, from 0. */
  screen: number;
}

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** Returns an account's unsent changes by report; none where storage is blocked or damaged. */
function load(owner: string): Stored {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CHANGES_STORAGE_KEY) ?? 'null');
    const isOwn = isRecord(stored) && stored['owner'] === owner;
    return isOwn && isRecord(stored['changes']) ? stored['changes'] : {};
  } catch {
    return {};
  }
}

/** Stores them in place of what another account left. */
function store(owner: string, changes: Stored): void {
  try {
    const isEmpty = Object.keys(changes).length === 0;
    if (isEmpty) window.localStorage.removeItem(CHANGES_STORAGE_KEY);
    else window.localStorage.setItem(CHANGES_STORAGE_KEY, JSON.stringify({ owner, changes }));
  } catch {
    // Storage is blocked or full. The choices stay in memory.
  }
}

/** Returns what this account changed of the report and did not save; null if nothing. */
export function readUnsent(owner: string, report: string): UnsentChanges | null {
  const found = load(owner)[report];
  const choices = isRecord(found) ? readChoices(found['choices']) : null;
  if (!isRecord(found) || !choices) return null;
  const screen = Number(found['screen']);
  const isKnown = Number.isInteger(screen) && screen >= 0 && screen < CIRCUMSTANCES_SCREENS;
  return { choices, screen: isKnown ? screen : 0 };
}

/** Keeps a change in this browser until it is saved or the account signs out. */
export function keepUnsent(owner: string, report: string, changes: UnsentChanges): void {
  store(owner, { ...load(owner), [report]: changes });
}

/** Deletes what was kept of a report. */
export function forgetUnsent(owner: string, report: string): void {
  const { [report]: _, ...others } = load(owner);
  store(owner, others);
}
