import {
  CLOSING,
  COMPARE,
  CROSS_OUT,
  FLAT_STEP,
  INTRO,
  REVIEW_STEP,
  REVISIT,
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
  steps.push(pen.write(CROSS_OUT));
  if (facts.flat) steps.push(pen.write(FLAT_STEP));
  if (first !== undefined) steps.push(pen.write(TRY_FIRST, { a: first }));
  if (second !== undefined && third !== undefined && !facts.flat) {
    steps.push(pen.write(COMPARE, { a: second, b: third }));
  }
  steps.push(pen.write(ZONE_STEP[preparationOf(facts)]), pen.write(REVISIT));
  return [pen.write(INTRO), steps.map((step) => `- ${step}`).join('\n'), pen.write(CLOSING)].join(
    '\n\n',
  );
}

/** How long it takes to enter most of the ten careers: the middle one of their job zones. */
function preparationOf({ careers }: ReportFacts): keyof typeof ZONE_STEP {
  const zones = careers.map(({ jobZone }) => jobZone).toSorted((a, b) => a - b);
  const middle = zones[Math.floor(zones.length / 2)] ?? 3;
  if (middle < 3) return 'short';
  return middle > 3 ? 'long' : 'middle';
}
