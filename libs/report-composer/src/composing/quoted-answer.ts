// Quotes a reader's answer to a statement.
import type { ReportCareer } from '@bearings/contracts';
import { type Category, QUESTIONS } from '@bearings/domain';
import { ANSWER_SENTENCES } from '../content/report-copy/career-page.js';
import type { CategoryFact } from './report-facts.js';

/** Returns whether somebody speaks for what a statement's category stands for by disagreeing with it. */
export const isReversed = ({ category, statement }: { category: Category; statement: 0 | 1 | 2 }): boolean =>
  QUESTIONS.filter((each) => each.category === category)[statement]?.reverse === true;

/** Returns a statement with the reader's answer as a verb, such as "agreed"; null for a neutral answer. */
export function findStatement(
  { category, statement }: { category: Category; statement: 0 | 1 | 2 },
  { categories }: { categories: readonly CategoryFact[] },
): ReportCareer['quote'] {
  const question = QUESTIONS.filter((each) => each.category === category)[statement];
  const keyed = categories.find((each) => each.category === category)?.keyed[statement];
  if (question === undefined || keyed === undefined) return null;
  const answer = ANSWER_SENTENCES[question.reverse ? 6 - keyed : keyed];
  return answer === undefined ? null : { statement: question.text, answer };
}
