import {
  BANDS,
  type Band,
  type Category,
  QUESTIONS,
  type Question,
  type QuestionResponse,
} from '@bearings/contracts';
import type { CategoryScores } from './category-scores.js';

/** A statement with the answer it got, 1 to 5. */
export interface AnsweredQuestion {
  question: Question;
  /** As answered. */
  raw: number;
  /** Turned round where the statement is reverse-keyed: high always means more of its category. */
  keyed: number;
}

/**
 * Pairs every statement with its answer, in bank order whatever the order of the responses.
 * Throws when a statement has no answer: `parseResponses` lets no such list through.
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
 * Category scores from 0 to 100, unrounded: (mean of the three keyed answers − 1) × 25, so that
 * thirteen values are possible. All 36 responses, in any order.
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

/** The whole number a person is shown. */
export function roundScore(score: number): number {
  return Math.round(score);
}

/** The band of a score: 0–19, 20–39, 40–59, 60–79 or 80–100, taken from the number shown. */
export function bandOf(score: number): Band {
  const shown = roundScore(score);
  if (shown < 20) return BANDS[0];
  if (shown < 40) return BANDS[1];
  if (shown < 60) return BANDS[2];
  if (shown < 80) return BANDS[3];
  return BANDS[4];
}

function byCategory(score: (category: Category) => number): CategoryScores {
  return {
    leadership: score('leadership'),
    motivation: score('motivation'),
    communication: score('communication'),
    helping: score('helping'),
    analytical: score('analytical'),
    creativity: score('creativity'),
    planning: score('planning'),
    practical: score('practical'),
    resilience: score('resilience'),
    risk: score('risk'),
    spatial: score('spatial'),
    burnout: score('burnout'),
  };
}
