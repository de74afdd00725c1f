import * as fc from 'fast-check';
import { anyScore } from '../testing/arbitraries.js';
import { createScores } from '../testing/responses.factory.js';
import { ENERGY_WEIGHTS, PERSONALITY_VERSION, determinePersonality } from './personality-type.js';

const SCORE_STEPS = Array.from({ length: 13 }, (_, step) => step);

describe('determinePersonality', () => {
  it('computes the energy (degree of extraversion) from communication (.60), leadership (.25) and risk (.15)', () => {
    const personality = determinePersonality(createScores({ communication: 75, leadership: 25, risk: 0 }));
    expect(personality).toEqual({
      type: 'extravert',
      energy: 51.25,
      closeToMiddle: true,
      version: PERSONALITY_VERSION,
    });
    expect(Object.values(ENERGY_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('returns the type extravert for an energy of 50 or more, and calls 40 to 60 close to the middle', () => {
    for (const c of SCORE_STEPS) {
      for (const l of SCORE_STEPS) {
        for (const r of SCORE_STEPS) {
          const [communication, leadership, risk] = [c, l, r].map((step) => (step * 25) / 3);
          const { type, closeToMiddle } = determinePersonality(createScores({ communication, leadership, risk }));
          // Twelve times the energy, which is a whole number. An energy of 50 gives 600.
          const exactScore = 60 * c + 25 * l + 15 * r;
          expect(type).toBe(exactScore >= 600 ? 'extravert' : 'introvert');
          expect(closeToMiddle).toBe(exactScore >= 480 && exactScore <= 720);
        }
      }
    }
  });

  it('depends only on three categories, and gives opposite scores the opposite energy (100 minus the energy)', () => {
    const threeScores = { communication: anyScore, leadership: anyScore, risk: anyScore };
    fc.assert(
      fc.property(fc.record(threeScores), anyScore, (scores, others) => {
        const { energy } = determinePersonality(createScores(scores, others));
        expect(energy).toBe(determinePersonality(createScores(scores)).energy);
        expect(energy).toBeGreaterThanOrEqual(0);
        expect(energy).toBeLessThanOrEqual(100);
        const mirroredType = determinePersonality(
          createScores({
            communication: 100 - scores.communication,
            leadership: 100 - scores.leadership,
            risk: 100 - scores.risk,
          }),
        );
        expect(energy + mirroredType.energy).toBeCloseTo(100, 5);
      }),
    );
  });
});
