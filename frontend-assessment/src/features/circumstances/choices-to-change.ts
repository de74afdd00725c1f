import type { Circumstances } from '@bearings/contracts';
import { readChoices, toCircumstances, type Choices } from '@bearings/web/circumstances';
import type { FunnelState } from '../funnel/funnel-state';

/**
 * Returns the choices with which editing starts: those of the assessment, unless this browser has unsent ones, or the
 * same ones with search texts, which are not sent.
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

/** Returns choices as text, to compare them; parsing puts the interests in a fixed order. */
const textOf = (choices: Choices): string =>
  JSON.stringify(toCircumstances(readChoices(choices) ?? choices));
