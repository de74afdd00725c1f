import { CATEGORIES, QUESTIONS, SECTIONS } from '@bearings/contracts';

/** The statements of the review: three for each section, in the order of the question bank. */
export const questionsBySection = CATEGORIES.map((category) => ({
  section: SECTIONS[category],
  questions: QUESTIONS.filter((question) => question.category === category),
}));
