import { type AssessmentSubmission, type Person, QUESTIONS, SCALE } from '@bearings/contracts';

export const person: Person = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };

/** Returns a submission with varied answers. Another `shift` gives other answers. */
export function submission(change: Partial<Person> = {}, shift = 0): AssessmentSubmission {
  const responses = QUESTIONS.map(({ id }, index) => {
    const step = SCALE[(index * 7 + shift) % SCALE.length] ?? SCALE[2];
    return { questionId: id, answer: step.value, score: step.score };
  });
  return { ...person, ...change, responses };
}
