import {
  CROSS_OUT_ADVICE,
  FLAT_PROFILE_STEPS,
  REORDER_ADVICE,
  REVIEW_STEPS,
} from '../../content/report-copy/next-steps.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/** Writes the advice on how to decide, which follows the next steps. */
export function writeNextSteps(facts: ReportFacts, phrases: PhrasePicker): string {
  const steps: string[] = [];
  if (facts.reviewAdvised) steps.push(phrases.pick(REVIEW_STEPS));
  if (!facts.ranked) {
    steps.push(phrases.pick(CROSS_OUT_ADVICE), phrases.pick(FLAT_PROFILE_STEPS));
  } else {
    steps.push(phrases.pick([...CROSS_OUT_ADVICE, ...REORDER_ADVICE]));
  }
  return steps.map((step) => `- ${step}`).join('\n');
}
