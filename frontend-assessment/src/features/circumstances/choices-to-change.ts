import type { Circumstances } from '@bearings/contracts';
import { readChoices, toCircumstances, type Choices } from '@bearings/web/circumstances';
import type { FunnelState } from '../funnel/funnel-state';

/**
 * Returns the choices that the optional step starts with: unsent ones of this browser if there are any, otherwise those
 * of the assessment. If both are equal, it returns the browser's, which also contain search texts.
 */
export function choicesToChange(
  { choices, unsaved }: Pick<FunnelState, 'choices' | 'unsaved'>,
  stored: Circumstances | undefined,
): Choices | null {
  const given = readChoices(stored);
  if (!given || (choices && (unsaved || isSame(choices, given)))) return choices;
  return given;
}

const isSame = (one: Choices, other: Choices): boolean => textOf(one) === textOf(other);

/** Returns choices as a text by which two can be compared. Parsing puts the interests into a fixed order. */
const textOf = (choices: Choices): string =>
  JSON.stringify(toCircumstances(readChoices(choices) ?? choices));
