import type { Circumstances } from '@bearings/contracts';
import { readChoices, toCircumstances, type Choices } from '@bearings/web/circumstances';
import type { FunnelState } from './funnel-state';

/**
 * Returns the choices that the optional step starts with: this browser's choices if they are unsent or the assessment
 * has none, otherwise the assessment's. If both are equal, returns the browser's, because only they contain the job
 * titles and search texts as the visitor entered them.
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
