import type { QuestionResponse } from '@bearings/contracts';
import { type Category, QUESTIONS, type Question, ANSWER_SCALE } from '@bearings/domain';
import type { CategoryScores } from '../answers/category-scores.js';

/** Returns responses to all 36 statements, in order. The rule returns each answer, from 1 to 5. */
export function createResponses(rule: (question: Question, index: number) => number): QuestionResponse[] {
  return QUESTIONS.map((question, index) => {
    const score = rule(question, index);
    const scaleStep = ANSWER_SCALE.find((candidate) => candidate.score === score);
    if (!scaleStep) throw new Error(`No answer from 1 to 5 for ${question.id}.`);
    return { questionId: question.id, answer: scaleStep.value, score: scaleStep.score };
  });
}

/**
 * Returns responses that give all statements of a category the same value, from 1 to 5. The answer to a reverse-scored
 * statement is 6 minus that value.
 */
export function createResponsesByCategory(keyed: (category: Category) => number): QuestionResponse[] {
  return createResponses(({ category, reverse }) => (reverse ? 6 - keyed(category) : keyed(category)));
}

/** Returns scores with these values, and the value of `others` for all other categories. */
export function createScores(given: Partial<CategoryScores>, others = 50): CategoryScores {
  const evenScores: CategoryScores = {
    leadership: others,
    motivation: others,
    communication: others,
    helping: others,
    analytical: others,
    creativity: others,
    planning: others,
    practical: others,
    resilience: others,
    risk: others,
    spatial: others,
    burnout: others,
  };
  return { ...evenScores, ...given };
}
