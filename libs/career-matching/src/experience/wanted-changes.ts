// Scores an occupation by what it brings of what a person wants to change; see "What you've done" in docs/method.md.
import { UK } from '@bearings/domain';
import { type ComparisonContext, compareWithPresentJob, type JobComparison } from './job-comparison.js';

/** Effects on an occupation's score, in natural-log units (nats), of each wanted change that it brings or undoes. */
const BETTER_NATS = 0.4;
const WORSE_NATS = -0.4;
/** Pay at least this share below the present one is less pay; a smaller difference may be chance. */
const MIN_LESS_PAY_SHARE = 0.1;
/** Pay at least this share below what the person earns is no answer to somebody who wants more. */
const MIN_FAR_LESS_PAY_SHARE = 0.2;

/** What an occupation brings of what a person wants to change. */
export interface WantedEffect {
  nats: number;
  /** True if it is known to be better than the present job in something that the person wants to change. */
  isBetter: boolean;
  /** True if the person wants better pay, says what they earn, and it is known to pay far less. */
  isPaidFarLess: boolean;
}

/**
 * Returns what an occupation brings of what a person wants to change.
 * @param share how much of it counts, from 0 to 1
 */
export function measureWantedChanges(code: string, context: ComparisonContext, share = 1): WantedEffect {
  const found = compareWithPresentJob(code, context);
  const hasPay = !context.changes.includes('pay') || found.some(({ change }) => change === 'pay');
  const all = hasPay ? found : [...found, ...compareBritishPay(code, context)];
  return {
    nats: share * all.reduce((sum, each) => sum + toNats(each), 0),
    isBetter: all.some(({ verdict }) => verdict === 'better'),
    isPaidFarLess:
      context.payNow !== null && found.some(({ topic, gain }) => topic === 'pay' && gain <= -MIN_FAR_LESS_PAY_SHARE),
  };
}

/** Where a country publishes no pay to compare, British pay stands for the order of jobs. */
const compareBritishPay = (code: string, { job }: ComparisonContext): JobComparison[] =>
  compareWithPresentJob(code, { changes: ['pay'], job, country: UK, payNow: null });

function toNats({ topic, verdict, gain }: JobComparison): number {
  if (verdict === 'better') return BETTER_NATS;
  const isClear = topic !== 'pay' || gain <= -MIN_LESS_PAY_SHARE;
  return verdict === 'worse' && isClear ? WORSE_NATS : 0;
}
