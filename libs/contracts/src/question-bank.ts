import { CATEGORIES, SECTIONS, type Category } from './categories.js';
import { STATEMENTS } from './statements.js';

/** Must be increased when a statement's text, category or key changes. Stored with each assessment. */
export const BANK_VERSION = 1;

export interface Question {
  /** q1 to q36. */
  id: string;
  text: string;
  category: Category;
  section: string;
  /** The answer to a reverse-keyed statement counts as 6 − answer. */
  reverse: boolean;
}

/** The 36 statements in a fixed order, three for each category. */
export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap((category) =>
  STATEMENTS[category].map((statement) => ({
    category,
    section: SECTIONS[category],
    ...statement,
  })),
).map((question, index) => ({ id: `q${index + 1}`, ...question }));

export const QUESTION_COUNT = QUESTIONS.length;
