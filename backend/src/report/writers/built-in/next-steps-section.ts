import {
  CLOSING,
  COMPARE,
  CROSS_OUT,
  FLAT_STEP,
  INTRO,
  REORDER,
  REVIEW_STEP,
  REVISIT,
  TRY_ANY,
  TRY_FIRST,
  ZONE_STEP,
} from '../../../content/report-copy/next-steps.js';
import type { ReportFacts } from '../../report-facts.js';
import { withArticle } from './grammar.js';
import type { Pen } from './pen.js';

/** What to do in the coming weeks, in order. */
export function writeNextSteps(facts: ReportFacts, pen: Pen): string {
  const [first, second, third] = facts.careers.map(({ title }) => withArticle(title));
  const steps: string[] = [];
  if (facts.reviewAdvised) steps.push(pen.write(REVIEW_STEP));
  if (facts.flat) {
    steps.push(pen.write(CROSS_OUT), pen.write(FLAT_STEP), pen.write(TRY_ANY));
  } else {
    steps.push(pen.write([...CROSS_OUT, ...REORDER]));
    if (first !== undefined) steps.push(pen.write(TRY_FIRST, { a: first }));
    if (second !== undefined && third !== undefined) {
      steps.push(pen.write(COMPARE, { a: second, b: third }));
    }
  }
  steps.push(pen.write(ZONE_STEP[preparationOf(facts)]), pen.write(REVISIT));
  return [pen.write(INTRO), steps.map((step) => `- ${step}`).join('\n'), pen.write(CLOSING)].join(
    '\n\n',
  );
}

/** How long it takes to enter most of the careers, where most of them are alike in that. */
function preparationOf({ careers }: ReportFacts): keyof typeof ZONE_STEP {
  const most = (zones: readonly number[]): boolean =>
    careers.filter(({ jobZone }) => zones.includes(jobZone)).length > careers.length / 2;
  if (most([1, 2])) return 'short';
  return most([4, 5]) ? 'long' : 'middle';
}
