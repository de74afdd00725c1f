import { CATEGORIES, SECTION_TITLES, type Category } from './categories.js';
import { STATEMENTS } from './statements.js';

/**
 * Version of the statements, stored with each assessment. Increase it when the text, category or
 * reverse scoring of a statement changes.
 */
export const BANK_VERSION = 1;

export interface Question {
  /** q1 to q36. */
  id: string;
  text: string;
  category: Category;
  section: string;
  /** True if the statement is reverse-scored: an answer counts as 6 − answer. */
  reverse: boolean;
}

/** The 36 statements, three for each category, in the order of CATEGORIES. */
export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap((category) =>
  STATEMENTS[category].map((statement) => ({
    category,
    section: SECTION_TITLES[category],
    ...statement,
  })),
).map((question, index) => ({ id: `q${index + 1}`, ...question }));

export const QUESTION_COUNT = QUESTIONS.length;
