import {
  CATEGORIES,
  mapCategories,
  PATTERN_LEVELS,
  PATTERNS,
  PERSONALITY_TYPES,
  THEME_IDS,
  THEMES,
} from '@bearings/domain';
import { resampleScores } from '../resampling.js';
import { seededRandom } from '../simulation/random.js';
import { createScores } from '../testing/responses.factory.js';
import type { CategoryScores } from './category-scores.js';
import { choosePattern, isTrueOf } from './choose-pattern.js';

/** Returns scores of people whose themes are at random levels, at most this many steps apart. */
function createPeople(count: number, seed: number, maxSteps = 12): CategoryScores[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const levels = Object.fromEntries(
      THEME_IDS.flatMap((theme) => {
        const level = 6 + (random() - 0.5) * maxSteps;
        return THEMES[theme].map((category): [string, number] => [category, level]);
      }),
    );
    return mapCategories((category) => {
      const steps = Math.round((levels[category] ?? 6) + (random() - 0.5) * 4);
      return (Math.min(12, Math.max(0, steps)) * 25) / 3;
    });
  });
}

/** Counts the redraws in which the themes with these claims come out as claimed, without the code under test. */
function countReturns(id: string, scores: CategoryScores): number {
  const pattern = PATTERNS.find((each) => each.id === id);
  const values = Float64Array.from(CATEGORIES, (category) => scores[category]);
  const centre = values.reduce((sum, value) => sum + value, 0) / 12;
  return Array.from({ length: 100 }, (_, round) => resampleScores(values, centre, round)).filter((redrawn) => {
    const at = (category: (typeof CATEGORIES)[number]): number => redrawn[CATEGORIES.indexOf(category)] ?? 0;
    const [people, making, novelty, method, charge, calm] = THEME_IDS.map((theme) => {
      const [one, other] = THEMES[theme];
      return at(one) + at(other);
    });
    const sums = { people, making, novelty, method, charge, calm };
    const { first, above = [], energy } = pattern?.claims ?? {};
    const isOutgoing = 0.6 * at('communication') + 0.25 * at('leadership') + 0.15 * at('risk') >= 50;
    return (
      (first === undefined || Math.max(...Object.values(sums).map((sum) => sum ?? 0)) === sums[first]) &&
      above.every(([high, low]) => (sums[high] ?? 0) > (sums[low] ?? 0)) &&
      (energy === undefined || (energy === 'extravert') === isOutgoing)
    );
  }).length;
}

describe('the patterns', () => {
  it('are 56, each with an id of its own, and use every category', () => {
    expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(56);
    expect(PATTERNS).toHaveLength(56);
    expect(Object.values(THEMES).flat().toSorted()).toEqual(CATEGORIES.toSorted());
  });

  it('of one family exclude each other', () => {
    const trueCounts = createPeople(400, 1).flatMap((scores) =>
      PATTERN_LEVELS.flat().map((family) => family.filter(({ claims }) => isTrueOf(claims, scores)).length),
    );
    expect(new Set(trueCounts)).toEqual(new Set([0, 1]));
  });
});

describe('choosePattern', () => {
  it('returns a pattern only if it is true of the scores and returned in half of the redraws', () => {
    const people = createPeople(1_000, 2).map((scores) => ({ scores, id: choosePattern(scores, true) }));
    const faults = people.filter(({ scores, id }) => {
      if (id === null) return false;
      const claims = PATTERNS.find((pattern) => pattern.id === id)?.claims ?? {};
      return !isTrueOf(claims, scores) || countReturns(id, scores) < 50;
    });
    expect(faults).toEqual([]);
    expect(new Set(people.map(({ id }) => id)).size).toBeGreaterThan(50);
  });

  it('returns null only if no true pattern returned in half of the redraws', () => {
    const unnamed = createPeople(300, 3, 4).filter((scores) => choosePattern(scores, true) === null);
    const steady = unnamed.flatMap((scores) =>
      PATTERNS.filter(({ id, claims }) => isTrueOf(claims, scores) && countReturns(id, scores) >= 50),
    );
    expect(unnamed.length).toBeGreaterThan(30);
    expect(steady).toEqual([]);
  });

  it('returns the most specific pattern, the same each time, and none without a direction', () => {
    const making = { practical: 100, spatial: 100 };
    const quiet = { communication: 8, leadership: 17, risk: 17 };
    const scores = createScores({ ...making, ...quiet }, 42);
    expect(choosePattern(scores, true)).toBe('first-making-introvert');
    expect(choosePattern(scores, true)).toBe('first-making-introvert');
    expect(choosePattern(scores, false)).toBeNull();
    expect(choosePattern(createScores({}), true)).toBeNull();
    // The energy is in the middle.
    expect(choosePattern(createScores(making, 42), true)).toBe('first-making');
  });
});

describe('isTrueOf', () => {
  it('compares score by score', () => {
    const scores = createScores({ communication: 92, helping: 58, practical: 50, spatial: 25 });
    const above = [['people', 'making']] as const;
    expect(isTrueOf({ above }, scores)).toBe(true);
    expect(isTrueOf({ above }, { ...scores, practical: 58 })).toBe(false);
    expect(isTrueOf({ above }, createScores({ communication: 58, helping: 58 }))).toBe(false);
    expect(isTrueOf({ first: 'people' }, scores)).toBe(true);
    expect(isTrueOf({ first: 'people' }, { ...scores, planning: 67 })).toBe(false);
  });

  it('names an energy only if it is not close to the middle', () => {
    const types = (level: number) =>
      PERSONALITY_TYPES.filter((energy) => isTrueOf({ energy }, createScores({}, level)));
    expect([20, 45, 55, 80].map(types)).toEqual([['introvert'], [], [], ['extravert']]);
  });
});
