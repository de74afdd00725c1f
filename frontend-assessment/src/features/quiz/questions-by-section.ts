import { CATEGORIES, QUESTIONS, SECTIONS } from '@bearings/contracts';

/** The statements as the check shows them: three to a section, in the order of the bank. */
export const questionsBySection = CATEGORIES.map((category) => ({
  section: SECTIONS[category],
  questions: QUESTIONS.filter((question) => question.category === category),
}));
