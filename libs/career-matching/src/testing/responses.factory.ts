import {
  type Category,
  QUESTIONS,
  type Question,
  type QuestionResponse,
  SCALE,
} from '@bearings/contracts';
import type { CategoryScores } from '../answers/category-scores.js';

/** Returns responses to all 36 statements, in order. The rule returns each answer, from 1 to 5. */
export function respond(rule: (question: Question, index: number) => number): QuestionResponse[] {
  return QUESTIONS.map((question, index) => {
    const score = rule(question, index);
    const step = SCALE.find((candidate) => candidate.score === score);
    if (!step) throw new Error(`No answer from 1 to 5 for ${question.id}.`);
    return { questionId: question.id, answer: step.value, score: step.score };
  });
}

/**
 * Returns responses with the same value (1 to 5) in all statements of a category. Answers to
 * reverse-scored statements are reversed, so that they agree.
 */
export function respondKeyed(keyed: (category: Category) => number): QuestionResponse[] {
  return respond(({ category, reverse }) => (reverse ? 6 - keyed(category) : keyed(category)));
}

/** Returns scores with these values, and the value of `others` for all other categories. */
export function scoresWith(given: Partial<CategoryScores>, others = 50): CategoryScores {
  const even: CategoryScores = {
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
  return { ...even, ...given };
}
