import {
  CLOSING,
  COMPARE,
  CROSS_OUT,
  FLAT_STEP,
  REORDER,
  REVIEW_STEP,
  REVISIT,
} from '../../content/report-copy/next-steps.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { shortTitle, withArticle } from './grammar.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/** Writes what helps to decide. It follows the steps by time, which depend on the reader's country. */
export function writeNextSteps(facts: ReportFacts, phrases: PhrasePicker): string {
  const [, second, third] = facts.careers.map(({ title }) => withArticle(shortTitle(title)));
  const steps: string[] = [];
  if (facts.reviewAdvised) steps.push(phrases.pick(REVIEW_STEP));
  if (!facts.ranked) {
    steps.push(phrases.pick(CROSS_OUT), phrases.pick(FLAT_STEP));
  } else {
    steps.push(phrases.pick([...CROSS_OUT, ...REORDER]));
    if (second !== undefined && third !== undefined) {
      steps.push(phrases.pick(COMPARE, { a: second, b: third }));
    }
  }
  steps.push(phrases.pick(REVISIT));
  return [steps.map((step) => `- ${step}`).join('\n'), phrases.pick(CLOSING)].join('\n\n');
}
