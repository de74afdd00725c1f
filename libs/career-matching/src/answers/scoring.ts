import type { QuestionResponse } from '@bearings/contracts';
import { BANDS, type Band, mapCategories, type Category, QUESTIONS, type Question } from '@bearings/domain';
import type { CategoryScores } from './category-scores.js';

/** A statement with its answer from 1 to 5. */
export interface AnsweredQuestion {
  question: Question;
  /** The answer as given. */
  raw: number;
  /** The answer, reversed for a reverse-scored statement, so that a high value always means more of its category. */
  keyed: number;
}

/**
 * Pairs every statement with its answer, in question-bank order. Throws if an answer is missing;
 * `parseResponses` has checked that none is.
 */
export function pairWithQuestions(responses: readonly QuestionResponse[]): AnsweredQuestion[] {
  const scores = new Map(responses.map((response) => [response.questionId, response.score]));
  return QUESTIONS.map((question) => {
    const raw = scores.get(question.id);
    if (raw === undefined) throw new Error(`Question ${question.id} has no answer.`);
    return { question, raw, keyed: question.reverse ? 6 - raw : raw };
  });
}

/**
 * Returns the unrounded category scores from 0 to 100: (mean of the three answers − 1) × 25, with
 * reverse-scored statements reversed. Requires all 36 responses, in any order.
 */
export function scoreCategories(responses: readonly QuestionResponse[]): CategoryScores {
  const answeredQuestions = pairWithQuestions(responses);
  const score = (category: Category): number => {
    const keyedScores = answeredQuestions.filter((a) => a.question.category === category).map((a) => a.keyed);
    const pointsAboveLowest = keyedScores.reduce((sum, value) => sum + value - 1, 0);
    return (pointsAboveLowest * 25) / keyedScores.length;
  };
  return mapCategories(score);
}

/** Returns the rounded score for display. */
export function roundScore(score: number): number {
  return Math.round(score);
}

/** The lowest rounded score of each band. */
export const MIN_BAND_SCORE: Readonly<Record<Band, number>> = {
  'very low': 0,
  low: 20,
  middle: 40,
  high: 60,
  'very high': 80,
};

/** Returns the band of a score from 0 to 100, based on the rounded score. */
export function toBand(score: number): Band {
  const shownScore = roundScore(score);
  return BANDS.findLast((band) => shownScore >= MIN_BAND_SCORE[band]) ?? 'very low';
}
