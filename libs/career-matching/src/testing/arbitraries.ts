// Random values for property tests. They are in a separate file, so that only the tests that need them load fast-check,
// which takes long.
import type { QuestionResponse } from '@bearings/contracts';
import { CATEGORIES } from '@bearings/domain';
import * as fc from 'fast-check';
import type { CategoryScores } from '../answers/category-scores.js';
import { createResponses, createScores } from './responses.factory.js';

/** Generates answers to the 36 statements. */
export const anyResponses: fc.Arbitrary<QuestionResponse[]> = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 36, maxLength: 36 })
  .map((answers) => createResponses((_, index) => answers[index] ?? 3));

/** Generates one of the thirteen scores that a category can have. */
export const anyScore: fc.Arbitrary<number> = fc.integer({ min: 0, max: 12 }).map((step) => (step * 25) / 3);

/** Generates possible scores, one for each category. */
export const anyScores: fc.Arbitrary<CategoryScores> = fc
  .array(anyScore, { minLength: CATEGORIES.length, maxLength: CATEGORIES.length })
  .map((list) => createScores(Object.fromEntries(CATEGORIES.map((category, i) => [category, list[i]]))));
