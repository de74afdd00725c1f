// Scores an occupation lower for people who want better pay and would earn less in it; see "What you've done" in
// docs/method.md.
import type { Experience } from '@bearings/contracts';
import { getAt, type MatchingTables } from '../tables.js';

const LESS_PAY_NATS = -0.4;
/** Usual pay below this share of the present job's is less pay; a smaller difference may be chance. */
const MAX_LESS_PAY_SHARE = 0.9;

/**
 * Returns the effect on an occupation's score, in natural-log units (nats), of usual pay below that of the best-paid
 * present job. It is 0 for people who did not say that pay should change. British pay stands for the order of jobs everywhere.
 */
export function computeWantedPayNats(
  { indexByCode, occupations }: MatchingTables,
  { jobs = [], changes = [] }: Pick<Experience, 'jobs' | 'changes'>,
  index: number,
): number {
  const pay = getAt(occupations, index).uk.median;
  const ownPays = jobs.flatMap(({ occupation, isCurrent }) => {
    const job = isCurrent ? indexByCode.get(occupation) : undefined;
    return job === undefined ? [] : (getAt(occupations, job).uk.median ?? []);
  });
  if (!changes.includes('pay') || pay === null || ownPays.length === 0) return 0;
  return pay < MAX_LESS_PAY_SHARE * Math.max(...ownPays) ? LESS_PAY_NATS : 0;
}
