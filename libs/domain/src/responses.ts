import { QUESTIONS } from './question-bank.js';
import { type Answer, type AnswerScore, findScaleStep } from './scale.js';

/** The answer to a statement, in the format of the API. */
export interface ScoredAnswer {
  questionId: string;
  answer: Answer;
  score: AnswerScore;
}

/** Returns the answers given so far, in question-bank order, from answers by question id. */
export const toResponses = (answers: Readonly<Record<string, Answer>>): ScoredAnswer[] =>
  QUESTIONS.flatMap(({ id }) => {
    const step = findScaleStep(answers[id]);
    return step ? [{ questionId: id, answer: step.value, score: step.score }] : [];
  });
