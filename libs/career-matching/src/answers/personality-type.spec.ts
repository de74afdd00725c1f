import * as fc from 'fast-check';
import { anyScore } from '../testing/arbitraries.js';
import { scoresWith } from '../testing/responses.factory.js';
import { ENERGY_WEIGHTS, PERSONALITY_VERSION, personalityOf } from './personality-type.js';

const STEPS = Array.from({ length: 13 }, (_, step) => step);

describe('personalityOf', () => {
  it('computes the energy from communication (.60), leadership (.25) and risk (.15)', () => {
    const personality = personalityOf(scoresWith({ communication: 75, leadership: 25, risk: 0 }));
    expect(personality).toEqual({
      type: 'extravert',
      energy: 51.25,
      closeToMiddle: true,
      version: PERSONALITY_VERSION,
    });
    expect(Object.values(ENERGY_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(
      100,
    );
  });

  it('returns extravert for an energy from 50, and close to the middle from 40 to 60', () => {
    for (const c of STEPS) {
      for (const l of STEPS) {
        for (const r of STEPS) {
          const [communication, leadership, risk] = [c, l, r].map((step) => (step * 25) / 3);
          const { type, closeToMiddle } = personalityOf(
            scoresWith({ communication, leadership, risk }),
          );
          // Twelve times the energy, which is a whole number. An energy of 50 gives 600.
          const exact = 60 * c + 25 * l + 15 * r;
          expect(type).toBe(exact >= 600 ? 'extravert' : 'introvert');
          expect(closeToMiddle).toBe(exact >= 480 && exact <= 720);
        }
      }
    }
  });

  it('depends only on three categories, and gives opposite answers the opposite energy', () => {
    const three = { communication: anyScore, leadership: anyScore, risk: anyScore };
    fc.assert(
      fc.property(fc.record(three), anyScore, (scores, others) => {
        const { energy } = personalityOf(scoresWith(scores, others));
        expect(energy).toBe(personalityOf(scoresWith(scores)).energy);
        expect(energy).toBeGreaterThanOrEqual(0);
        expect(energy).toBeLessThanOrEqual(100);
        const mirrored = personalityOf(
          scoresWith({
            communication: 100 - scores.communication,
            leadership: 100 - scores.leadership,
            risk: 100 - scores.risk,
          }),
        );
        expect(energy + mirrored.energy).toBeCloseTo(100, 5);
      }),
    );
  });
});
