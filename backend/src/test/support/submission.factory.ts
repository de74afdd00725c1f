import type { AssessmentSubmission, PersonDetails } from '@bearings/contracts';
import { QUESTIONS, ANSWER_SCALE } from '@bearings/domain';

export const person: PersonDetails = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };

/** Returns a submission with varied answers. Another `shift` gives other answers. */
export function submission(change: Partial<PersonDetails> = {}, shift = 0): AssessmentSubmission {
  const responses = QUESTIONS.map(({ id }, index) => {
    const step = ANSWER_SCALE[(index * 7 + shift) % ANSWER_SCALE.length] ?? ANSWER_SCALE[2];
    return { questionId: id, answer: step.value, score: step.score };
  });
  return { ...person, ...change, responses };
}
