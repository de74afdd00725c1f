import { CATEGORIES, QUESTIONS, SECTION_TITLES } from '@bearings/domain';

/** The statements as the review lists them: three in each section, in the order of the question bank. */
export const questionsBySection = CATEGORIES.map((category) => ({
  section: SECTION_TITLES[category],
  questions: QUESTIONS.filter((question) => question.category === category),
}));
