// Measures the share of simulated people whose answers are flagged as unreliable.
import { CATEGORIES } from '@bearings/domain';
import { randomNormal, type Random, seededRandom } from '@bearings/career-matching';
import { createResponses } from '@bearings/career-matching/testing';
import { type AnswerQuality, measureQuality, composeQualityNote, readSignals } from './answer-quality.js';

/**
 * Returns the answer quality of a simulated attentive person. The person has a true level in each category, from 1 to
 * 5 as in the answers, and each answer has a normally distributed error with a standard deviation of .9.
 */
function measureAttentivePerson(random: Random, level: number, spread = 0.8): AnswerQuality {
  const levels = new Map(CATEGORIES.map((category) => [category, level + spread * randomNormal(random)]));
  return measureQuality(
    createResponses(({ category, reverse }) => {
      const feltLevel = Math.round((levels.get(category) ?? 3) + 0.9 * randomNormal(random));
      const keyedAnswer = Math.min(5, Math.max(1, feltLevel));
      return reverse ? 6 - keyedAnswer : keyedAnswer;
    }),
  );
}

it('readSignals flags almost no attentive people, whatever their average answer is', () => {
  const random = seededRandom(20);
  for (const level of [2.4, 3, 3.6]) {
    const people = Array.from({ length: 1500 }, () => measureAttentivePerson(random, level));
    const shareOfPeople = (holds: (quality: AnswerQuality) => boolean): number =>
      people.filter(holds).length / people.length;
    expect(shareOfPeople((q) => readSignals(q).run !== 'none')).toBeLessThan(0.003);
    expect(shareOfPeople((q) => readSignals(q).contradictions)).toBeLessThan(0.04);
    expect(shareOfPeople((q) => readSignals(q).leaning !== 'none')).toBeLessThan(0.003);
    expect(shareOfPeople((q) => composeQualityNote(q)?.reviewAdvised ?? false)).toBeLessThan(0.003);
  }
});

it.each([0.66, 0.8, 1])(
  'readSignals reports a repeated pattern for under 0.1% of attentive people whose true scores have a spread of %d',
  (spread) => {
    const random = seededRandom(22);
    const people = Array.from({ length: 3000 }, (_, i) =>
      measureAttentivePerson(random, [2.4, 3, 3.6][i % 3] ?? 3, spread),
    );
    const flaggedCount = people.filter((quality) => readSignals(quality).pattern).length;
    expect(flaggedCount / people.length).toBeLessThan(0.001);
  },
);

it('readSignals flags most people who agree with everything, and most who disagree with everything', () => {
  const random = seededRandom(21);
  for (const lowest of [3, 1]) {
    const people = Array.from({ length: 500 }, () =>
      measureQuality(createResponses(() => lowest + Math.floor(3 * random()))),
    );
    const noticedCount = people.filter((q) => readSignals(q).leaning !== 'none').length;
    expect(noticedCount / people.length).toBeGreaterThan(0.85);
  }
});
