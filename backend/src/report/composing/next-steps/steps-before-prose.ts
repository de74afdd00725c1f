import type { ReportBlock } from '@bearings/contracts';
import { PLAN_HEADINGS } from '../../../content/report-copy/plan.js';
import type { ReportFacts } from '../report-facts.js';
import { nextStepsBlocks } from './next-steps.js';

/** Returns the steps by time and the heading of what a writer adds to them. */
export function stepsBeforeProse(facts: ReportFacts, country: string): ReportBlock[] {
  return [...nextStepsBlocks(facts, country), { kind: 'heading', text: PLAN_HEADINGS.choose }];
}
