import { QUESTION_COUNT } from '@bearings/contracts';

/** Percent of the sample that lies behind its current question (1 to 36), rounded. */
export function sampleProgress(question: number): number {
  return Math.round(((question - 1) / QUESTION_COUNT) * 100);
}
