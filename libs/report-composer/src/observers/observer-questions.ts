// Selects the statements about the reader that an observer, a person who knows them, rates.
import { OBSERVER_LIMITS } from '@bearings/contracts';
import { sortCategoriesByValue, type Category, QUESTIONS, toShapeValues } from '@bearings/domain';
import { OBSERVER_STATEMENTS } from '../content/report-copy/observer-statements.js';
import type { CategoryFact, ReportFacts } from '../composing/report-facts.js';

/** A statement of the question bank with the reader's answer from 1 to 5. */
export interface ObserverQuestion {
  id: string;
  own: number;
}

/**
 * Returns six statements: for each of the six highest scores, the one with which the reader agreed most. They are in
 * the order of the question bank, because an order by score would tell observers the ranking.
 */
export function chooseObserverQuestions({ categories }: Pick<ReportFacts, 'categories'>): ObserverQuestion[] {
  const highest = sortCategoriesByValue(toShapeValues(categories)).slice(0, OBSERVER_LIMITS.statements);
  return categories.filter(({ category }) => highest.includes(category)).flatMap((fact) => findMostAgreed(fact) ?? []);
}

function findMostAgreed({ category, keyed }: CategoryFact): ObserverQuestion | undefined {
  return QUESTIONS.filter((each) => each.category === category)
    .flatMap(({ id }, index) => (findStatementAt(category, index) === null ? [] : [{ id, own: keyed[index] ?? 3 }]))
    .toSorted((a, b) => b.own - a.own)[0];
}

const findStatementAt = (category: Category, index: number): string | null =>
  OBSERVER_STATEMENTS[category][index] ?? null;

/** Returns a statement in the third person; empty if observers are not asked to rate it. */
export function findObserverStatement(id: string): string {
  const question = QUESTIONS.find((each) => each.id === id);
  if (question === undefined) return '';
  const index = QUESTIONS.filter((each) => each.category === question.category).indexOf(question);
  return findStatementAt(question.category, index) ?? '';
}
