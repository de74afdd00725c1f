import { isTrainingCountedFromDegree } from '@bearings/career-matching';
import { COST_SENTENCES, type CostKind, type WayInKind, type Route, SECOND_DEGREE_NOTE } from '@bearings/career-data';
import type { Reader } from './reader.js';

const LOAN_COST_KINDS: ReadonlySet<CostKind> = new Set(['loan', 'health', 'medicine', 'teaching']);
const STUDY_ROUTE_KINDS: ReadonlySet<string> = new Set(['degree', 'conversion']);
const PAID_ROUTE_KINDS: ReadonlySet<string> = new Set(['apprenticeship', 'work', 'trainee', 'promotion']);

/**
 * Returns a sentence on who pays for the usual entry route. The sentence differs for a reader with a degree, because
 * loans seldom cover a second degree.
 */
export function describeCost({ cost }: Pick<Route, 'cost'>, reader: Reader): string[] {
  return cost.slice(0, 1).map((kind) => costSentence(kind, reader));
}

/** Returns a sentence on who pays for a kind of entry route; empty if unknown. */
export function describeWayCost(
  { cost }: Pick<Route, 'cost'>,
  by: WayInKind | 'apprenticeship',
  reader: Reader,
): string {
  const kind = cost.find((each) => {
    if (STUDY_ROUTE_KINDS.has(by)) return LOAN_COST_KINDS.has(each) || each === 'research';
    return PAID_ROUTE_KINDS.has(by) ? each === 'employer' : each === 'college' || each === 'self';
  });
  return kind === undefined ? '' : costSentence(kind, reader);
}

function costSentence(kind: CostKind, reader: Reader): string {
  return LOAN_COST_KINDS.has(kind) && isTrainingCountedFromDegree(reader) ? SECOND_DEGREE_NOTE : COST_SENTENCES[kind];
}
