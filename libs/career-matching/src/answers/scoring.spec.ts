import { CATEGORIES, QUESTIONS } from '@bearings/domain';
import * as fc from 'fast-check';
import { anyResponses } from '../testing/arbitraries.js';
import { createResponses, createResponsesByCategory } from '../testing/responses.factory.js';
import { toBand, pairWithQuestions, roundScore, scoreCategories } from './scoring.js';

const anyQuestion = fc.constantFrom(...QUESTIONS);

describe('scoreCategories', () => {
  it('converts the mean of a category’s three answers from the range 1–5 to 0–100', () => {
    const answers = new Map([
      ['q1', 4],
      ['q2', 5],
      ['q3', 2],
    ]);
    const scores = scoreCategories(createResponses(({ id }) => answers.get(id) ?? 3));
    expect(scores.leadership).toBeCloseTo(((4 + 5 + 4) / 3 - 1) * 25, 10);
    for (const category of CATEGORIES.slice(1)) expect(scores[category]).toBe(50);
  });

  it('gives 0 to a category with the lowest possible answers, and 100 to one with the highest', () => {
    const scores = scoreCategories(createResponsesByCategory((c) => (c === 'helping' ? 5 : 1)));
    for (const category of CATEGORIES) {
      expect(scores[category]).toBe(category === 'helping' ? 100 : 0);
    }
  });

  it('returns one of thirteen equally spaced scores from 0 to 100 for each category', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scores = scoreCategories(responses);
        expect(Object.keys(scores)).toEqual([...CATEGORIES]);
        for (const category of CATEGORIES) {
          const step = (scores[category] * 12) / 100;
          expect(step).toBeCloseTo(Math.round(step), 9);
          expect(scores[category]).toBeGreaterThanOrEqual(0);
          expect(scores[category]).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('raises only the score of the category in which an answer increases', () => {
    fc.assert(
      fc.property(anyResponses, anyQuestion, (responses, moved) => {
        const before = scoreCategories(responses);
        const currentAnswer = pairWithQuestions(responses).find((a) => a.question.id === moved.id);
        fc.pre(currentAnswer !== undefined && currentAnswer.keyed < 5);
        const raw = new Map<string, number>(responses.map((r) => [r.questionId, r.score]));
        raw.set(moved.id, (raw.get(moved.id) ?? 3) + (moved.reverse ? -1 : 1));
        const after = scoreCategories(createResponses(({ id }) => raw.get(id) ?? 3));
        for (const category of CATEGORIES) {
          if (category === moved.category) {
            expect(after[category] - before[category]).toBeCloseTo(25 / 3, 9);
          } else {
            expect(after[category]).toBe(before[category]);
          }
        }
      }),
    );
  });

  it('gives opposite answers the opposite scores (100 minus the score)', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scores = scoreCategories(responses);
        const mirroredScores = scoreCategories(createResponses((_, i) => 6 - (responses[i]?.score ?? 3)));
        for (const category of CATEGORIES) {
          expect(scores[category] + mirroredScores[category]).toBeCloseTo(100, 9);
        }
      }),
    );
  });

  it('ignores the order of the responses', () => {
    fc.assert(
      fc.property(
        anyResponses.chain((all) => fc.tuple(fc.constant(all), shuffledArbitrary(all))),
        ([inOrder, shuffledOnes]) => {
          expect(scoreCategories(shuffledOnes)).toEqual(scoreCategories(inOrder));
        },
      ),
    );
  });

  it('throws if a response is missing', () => {
    expect(() => scoreCategories(createResponses(() => 3).slice(1))).toThrow('q1');
  });
});

describe('toBand', () => {
  it.each([
    [0, 'very low'],
    [19, 'very low'],
    [20, 'low'],
    [39.4, 'low'],
    [39.5, 'middle'],
    [40, 'middle'],
    [59, 'middle'],
    [60, 'high'],
    [79, 'high'],
    [80, 'very high'],
    [100, 'very high'],
  ])('puts the score %p in the band "%s"', (score, band) => {
    expect(toBand(score)).toBe(band);
  });

  it('uses the rounded score, which is the one that reports show', () => {
    expect(roundScore(200 / 3)).toBe(67);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (score) => {
        expect(toBand(score)).toBe(toBand(roundScore(score)));
      }),
    );
  });
});

function shuffledArbitrary<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}
