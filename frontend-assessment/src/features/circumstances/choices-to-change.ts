import type { Circumstances } from '@bearings/contracts';
import { readChoices, toCircumstances, type Choices } from '@bearings/web/circumstances';
import type { FunnelState } from '../funnel/funnel-state';

/**
 * Returns the choices that the optional step starts with: unsent ones of this browser if there are any, otherwise those
 * of the assessment. If both are equal, it returns the browser's, which also contain search texts.
 */
export function chooseEditedChoices(
  { choices, unsaved }: Pick<FunnelState, 'choices' | 'unsaved'>,
  stored: Circumstances | undefined,
): Choices | null {
  const givenChoices = readChoices(stored);
  if (!givenChoices || (choices && (unsaved || areSameChoices(choices, givenChoices)))) return choices;
  return givenChoices;
}

const areSameChoices = (one: Choices, other: Choices): boolean => toComparableText(one) === toComparableText(other);

/** Returns choices as a text, to compare them with other choices. Parsing puts the interests into a fixed order. */
const toComparableText = (choices: Choices): string => JSON.stringify(toCircumstances(readChoices(choices) ?? choices));
