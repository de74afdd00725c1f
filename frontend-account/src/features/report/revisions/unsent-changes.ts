import { isRecord } from '@bearings/contracts';
import { CIRCUMSTANCES_SCREEN_COUNT, readChoices, type Choices } from '@bearings/web/circumstances';

/** Changes of a report's circumstances that were not saved yet. */
export interface UnsentChanges {
  choices: Choices;
  /** Index of the screen that was open, from 0. */
  screen: number;
}

/** Returns stored changes; null if they are not valid. */
export function parseUnsentChanges(stored: unknown): UnsentChanges | null {
  const choices = isRecord(stored) ? readChoices(stored['choices']) : null;
  if (!isRecord(stored) || !choices) return null;
  const screen = Number(stored['screen']);
  const isKnown = Number.isInteger(screen) && screen >= 0 && screen < CIRCUMSTANCES_SCREEN_COUNT;
  return { choices, screen: isKnown ? screen : 0 };
}
