// How to read the fit words of a report.
import { fill } from '../text.js';
import { takenIntoAccount } from '../answers/circumstances-text.js';
import {
  FIT_NOTE,
  ORDER_NOTE,
  UNRANKED_NOTE,
  UNRANKED_STATED_NOTE,
} from '../content/report-copy/method.js';
import { countInWords } from './career-count.js';
import type { CareerFact, ReportFacts } from './report-facts.js';

/** Returns what the fit words of these careers mean, and why they stand in this order. */
export function fitNote(facts: ReportFacts): string {
  if (facts.ranked) return hasHigherBelow(facts.careers) ? `${FIT_NOTE} ${ORDER_NOTE}` : FIT_NOTE;
  const isStated = takenIntoAccount(facts.circumstances).length > 0;
  return fill(isStated ? UNRANKED_STATED_NOTE : UNRANKED_NOTE, {
    count: countInWords(facts.careers),
  });
}

/** Whether a career that shows its count has a higher one than a career above it. */
function hasHigherBelow(careers: readonly CareerFact[]): boolean {
  return careers.some(
    ({ stability }, place) => stability > (careers[place - 1]?.stability ?? Infinity),
  );
}
