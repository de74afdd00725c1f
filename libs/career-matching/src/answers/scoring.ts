import {
  BANDS,
  type Band,
  byCategory,
  type Category,
  QUESTIONS,
  type Question,
  type QuestionResponse,
} from '@bearings/contracts';
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
export function pairWithBank(responses: readonly QuestionResponse[]): AnsweredQuestion[] {
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
  const answered = pairWithBank(responses);
  const score = (category: Category): number => {
    const keyed = answered.filter((a) => a.question.category === category).map((a) => a.keyed);
    const aboveLowest = keyed.reduce((sum, value) => sum + value - 1, 0);
    return (aboveLowest * 25) / keyed.length;
  };
  return byCategory(score);
}

/** Returns the rounded score for display. */
export function roundScore(score: number): number {
  return Math.round(score);
}

/** The lowest rounded score of each band. */
export const BAND_FROM: Readonly<Record<Band, number>> = {
  'very low': 0,
  low: 20,
  middle: 40,
  high: 60,
  'very high': 80,
};

/** Returns the band of a score from 0 to 100, based on the rounded score. */
export function bandOf(score: number): Band {
  const shown = roundScore(score);
  return BANDS.findLast((band) => shown >= BAND_FROM[band]) ?? 'very low';
}
