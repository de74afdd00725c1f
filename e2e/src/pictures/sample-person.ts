import { QUESTIONS, type Category } from '@bearings/contracts';

/** The fictional visitor in the marketing pages' pictures; a new email each run. */
export const SAMPLE_PERSON = {
  email: `robin.${Date.now()}@example.org`,
  firstName: 'Robin',
  lastName: 'Example',
} as const;

/** Agreement with each category's three statements, 1 to 5. */
const AGREEMENT: Record<Category, readonly [number, number, number]> = {
  leadership: [3, 3, 2],
  motivation: [4, 4, 3],
  communication: [4, 4, 4],
  helping: [5, 5, 4],
  analytical: [4, 3, 4],
  creativity: [4, 4, 5],
  planning: [3, 2, 3],
  practical: [2, 2, 3],
  resilience: [3, 4, 3],
  risk: [2, 2, 2],
  spatial: [2, 1, 2],
  burnout: [3, 4, 4],
};

/** Returns the key for the sample person's answer to a question from 1 to 36. */
export function sampleAnswer(number: number): string {
  const question = QUESTIONS[number - 1];
  const agreement = question && AGREEMENT[question.category][(number - 1) % 3];
  if (!agreement) throw new Error(`There is no question ${number}.`);
  return String(question.reverse ? 6 - agreement : agreement);
}
