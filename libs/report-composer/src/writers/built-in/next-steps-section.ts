import {
  CROSS_OUT_ADVICE,
  FLAT_PROFILE_STEPS,
  REORDER_ADVICE,
  REVIEW_STEPS,
} from '../../content/report-copy/next-steps.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { createList } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/** Writes the advice on how to decide, which follows the next steps. */
export function writeNextSteps(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  const steps: Sentence[] = [];
  if (facts.reviewAdvised) steps.push(phrases.write(REVIEW_STEPS));
  if (!facts.ranked) {
    steps.push(phrases.write(CROSS_OUT_ADVICE), phrases.write(FLAT_PROFILE_STEPS));
  } else {
    steps.push(phrases.write([...CROSS_OUT_ADVICE, ...REORDER_ADVICE]));
  }
  return [createList(steps.map((step) => [step]))];
}
