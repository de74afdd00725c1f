import { QUESTIONS, type Category } from '@bearings/contracts';

/** Nobody: the made-up visitor whose screens the marketing pages show. New to the site each time. */
export const SAMPLE_PERSON = {
  email: `robin.${Date.now()}@example.org`,
  firstName: 'Robin',
  lastName: 'Example',
} as const;

/** How far each category is agreed with, 1 to 5, statement by statement. */
const AGREES: Record<Category, readonly [number, number, number]> = {
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

/** The sample person's answer to a question (1 to 36), as the key that gives it. */
export function sampleAnswer(number: number): string {
  const question = QUESTIONS[number - 1];
  const agrees = question && AGREES[question.category][(number - 1) % 3];
  if (!agrees) throw new Error(`There is no question ${number}.`);
  return String(question.reverse ? 6 - agrees : agrees);
}
