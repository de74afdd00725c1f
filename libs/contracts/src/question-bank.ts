import { CATEGORIES, SECTIONS, type Category } from './categories.js';
import { STATEMENTS } from './statements.js';

/** Increase it when a statement's text, category or key changes. Stored with each assessment. */
export const BANK_VERSION = 1;

export interface Question {
  /** q1 to q36. */
  id: string;
  text: string;
  category: Category;
  section: string;
  /** A reverse-keyed statement counts as 6 − answer. */
  reverse: boolean;
}

/** The 36 statements, three to a category, in a fixed order. */
export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap((category) =>
  STATEMENTS[category].map((statement) => ({
    category,
    section: SECTIONS[category],
    ...statement,
  })),
).map((question, index) => ({ id: `q${index + 1}`, ...question }));

export const QUESTION_COUNT = QUESTIONS.length;
