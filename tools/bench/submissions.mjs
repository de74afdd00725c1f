// Answers for measuring.
import { QUESTIONS, SCALE } from '@bearings/contracts';

/** @param {number} shift makes other answers */
export function submissionOf(shift) {
  const responses = QUESTIONS.map(({ id }, index) => {
    // Digits of the shift, so that each of thousands is another person.
    const turn = Math.floor(shift / SCALE.length ** (index % 6));
    const { value, score } = SCALE[(index * 7 + turn) % SCALE.length] ?? SCALE[2];
    return { questionId: id, answer: value, score };
  });
  return { email: `bench${shift}@example.org`, firstName: 'Ada', lastName: 'Lovelace', responses };
}
