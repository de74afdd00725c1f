import { Note } from '@bearings/ui';
import { areClaimsExamples } from '@bearings/web';

export const CLAIMS_NOTE = 'Example figures: the owner decides whether to state them.';

/** Says in a demonstration that the figures above are examples. */
export function ClaimsNote() {
  return areClaimsExamples() ? <Note className="mt-4">{CLAIMS_NOTE}</Note> : null;
}
