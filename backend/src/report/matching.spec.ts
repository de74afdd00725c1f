import { CATEGORIES, type Category } from '@bearings/contracts';
import * as fc from 'fast-check';
import type { CategoryScores } from '../assessment/category-scores.js';
import { OCCUPATIONS } from '../content/occupations/occupations.js';
import type { Occupation } from '../content/occupations/occupation.js';
import { matchCareers } from './matching.js';
import { profileScores } from './method/figures.js';
import { randomRespondent, seeded } from './method/respondents.js';
import { partsOf, PREFERENCES, profileOf } from './similarity.js';

const step = fc.integer({ min: 0, max: 12 });
const ofSteps = (steps: readonly number[]): CategoryScores => {
  const scores = profileScores({});
  CATEGORIES.forEach((category, index) => (scores[category] = ((steps[index] ?? 0) * 25) / 3));
  return scores;
};
/** Any scores that answers can give. */
const anyScores = fc.array(step, { minLength: 12, maxLength: 12 }).map(ofSteps);

const codes = (scores: CategoryScores) =>
  matchCareers(scores).matches.map(({ occupation }) => occupation.code);

function occupation(title: string): Occupation {
  const found = OCCUPATIONS.find((each) => each.title === title);
  if (found === undefined) throw new Error(`There is no occupation "${title}".`);
  return found;
}

function twinOfPlumber(code: string, employment: number | null): Occupation {
  const original = occupation('Plumber');
  return { ...original, code, uk: { ...original.uk, soc2020: null, employment } };
}

function mostOfAKind(keys: readonly string[]): number {
  return Math.max(...keys.map((key) => keys.filter((other) => other === key).length));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The method as docs/method.md states it, step by step, without regard to speed. */
function scoreByTheBook(scores: CategoryScores, { demand }: Occupation): number {
  const mean = sum(PREFERENCES.map((category) => scores[category])) / 10;
  const u = (category: Category) => (scores[category] - mean) / 20;
  const largest = Math.max(...PREFERENCES.map((category) => Math.abs(u(category))));
  const rated = PREFERENCES.flatMap((category) => {
    const level = demand[category];
    if (level === null) return [];
    const base = category === 'motivation' ? 0.5 : 1;
    const w = base * (0.35 + (0.65 * Math.abs(u(category))) / largest);
    return [{ w, u: u(category), d: (level - 50) / 28.9 }];
  });
  const total = sum(rated.map(({ w }) => w));
  const meanU = sum(rated.map((x) => x.w * x.u)) / total;
  const meanD = sum(rated.map((x) => x.w * x.d)) / total;
  const r =
    sum(rated.map((x) => x.w * (x.u - meanU) * (x.d - meanD))) /
    Math.sqrt(
      sum(rated.map((x) => x.w * (x.u - meanU) ** 2)) *
        sum(rated.map((x) => x.w * (x.d - meanD) ** 2)),
    );
  const top = PREFERENCES.toSorted((a, b) => u(b) - u(a))
    .slice(0, 3)
    .filter((category) => demand[category] !== null)
    .map((category) => ({ v: Math.max(0.05, u(category)), d: demand[category] ?? 0 }));
  const strong = Math.max(...PREFERENCES.map(u)) > 0.25;
  const strength = strong
    ? sum(top.map(({ v, d }) => v * d)) / sum(top.map(({ v }) => v)) / 100
    : 0.5;
  const excess = (category: 'resilience' | 'burnout') =>
    Math.max(0, (demand[category] ?? 0) - scores[category] - 15) / 100;
  const load = ((excess('resilience') + excess('burnout')) / 2) * 0.12;
  return 0.65 * (0.5 + 0.5 * r) + 0.35 * strength - load;
}

describe('the ten careers', () => {
  it('are ten different occupations, at most four of a field and one of a UK group', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { matches } = matchCareers(scores);
        expect(matches).toHaveLength(10);
        expect(new Set(matches.map((match) => match.occupation.code)).size).toBe(10);
        const majorGroups = matches.map((match) => match.occupation.code.slice(0, 2));
        expect(mostOfAKind(majorGroups)).toBeLessThanOrEqual(4);
        const unitGroups = matches.map(({ occupation: { uk, code } }) => uk.soc2020 ?? code);
        expect(mostOfAKind(unitGroups)).toBe(1);
      }),
    );
  });

  it('have the scores of the method, best first', () => {
    const random = seeded(5);
    for (let done = 0; done < 200; done++) {
      const scores = randomRespondent(random);
      const { matches } = matchCareers(scores);
      for (const match of matches) {
        expect(match.score).toBeCloseTo(scoreByTheBook(scores, match.occupation), 3.9);
      }
      const ranks = matches.map(({ score }) => score);
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });

  it('are the same however the table is ordered, and the scores are left alone', () => {
    fc.assert(
      fc.property(anyScores, fc.integer(), (scores, seed) => {
        const random = seeded(seed);
        const keys = new Map(OCCUPATIONS.map((each) => [each, random()]));
        const shuffled = OCCUPATIONS.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        const before = { ...scores };
        expect(matchCareers(scores, shuffled)).toEqual(matchCareers(scores));
        expect(scores).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it('put the work that employs more people first where scores are equal', () => {
    const table = [
      twinOfPlumber('10-0000.00', null),
      twinOfPlumber('11-0000.00', 5),
      twinOfPlumber('09-0000.00', 5),
    ];
    const { matches } = matchCareers(profileScores({ practical: 90 }), table);
    expect(matches.map((match) => match.occupation.code)).toEqual([
      '09-0000.00',
      '11-0000.00',
      '10-0000.00',
    ]);
  });
});

describe('what a change of answers does', () => {
  it('agreeing more with everything one prefers changes nothing', () => {
    const low = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(low, fc.integer({ min: 1, max: 4 }), (steps, more) => {
        const scores = ofSteps(steps);
        const agreeing = ofSteps(steps.map((each) => each + more));
        agreeing.resilience = scores.resilience;
        agreeing.burnout = scores.burnout;
        expect(codes(agreeing)).toEqual(codes(scores));
      }),
    );
  });

  it('bearing more never lowers an occupation', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom('resilience', 'burnout'), step, (scores, what, to) => {
        const stronger = { ...scores, [what]: Math.max(scores[what], (to * 25) / 3) };
        const before = profileOf(scores);
        const after = profileOf(stronger);
        for (const { demand } of OCCUPATIONS) {
          const total = (parts: Record<Category, number>) => sum(Object.values(parts));
          expect(total(partsOf(after, demand))).toBeGreaterThanOrEqual(
            total(partsOf(before, demand)) - 1e-9,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each(PREFERENCES)('a single clear preference for %s brings work that asks for it', (what) => {
    const { matches } = matchCareers(profileScores({ [what]: 90 }));
    const demands = matches.map(({ occupation: { demand } }) => demand[what] ?? 50);
    expect(Math.min(...demands.slice(0, 5))).toBeGreaterThan(70);
  });

  it('a clearer profile of the same shape is told with more confidence', () => {
    const mild = matchCareers(profileScores({ helping: 65, spatial: 40 }));
    const clear = matchCareers(profileScores({ helping: 95, spatial: 20 }));
    expect(clear.confidence).toBeGreaterThan(mild.confidence);
    expect(clear.matches[0]?.percent).toBeGreaterThan(mild.matches[0]?.percent ?? 100);
  });
});

describe('a flat profile', () => {
  it.each([50, 200 / 3, 0, 100])('of %d everywhere claims no ranking', (level) => {
    const { matches, flat, confidence } = matchCareers(
      ofSteps(CATEGORIES.map(() => (level * 3) / 25)),
    );
    expect(flat).toBe(true);
    expect(confidence).toBe(0);
    expect(new Set(matches.map((match) => match.occupation.code.slice(0, 2))).size).toBe(10);
    for (const match of matches) {
      expect(match).toMatchObject({ percent: 50, fit: 'Worth a look', reasonsFor: [] });
    }
  });

  it('ends where the ten preference scores span ten points', () => {
    expect(matchCareers(profileScores({ planning: 59.9 })).flat).toBe(true);
    expect(matchCareers(profileScores({ planning: 60 })).flat).toBe(false);
    expect(matchCareers(profileScores({ resilience: 0, burnout: 100 })).flat).toBe(true);
  });
});

describe('reasons', () => {
  it('have parts that make up the whole score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const profile = profileOf(scores);
        for (const match of matchCareers(scores).matches) {
          const parts = Object.values(partsOf(profile, match.occupation.demand));
          expect(0.5 + sum(parts)).toBeCloseTo(match.score, 3.9);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are ordered, few, signed and never contradict what the reader sees', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        for (const { reasonsFor, reasonsAgainst } of matchCareers(scores).matches) {
          expect(reasonsFor.length).toBeLessThanOrEqual(4);
          expect(reasonsAgainst.length).toBeLessThanOrEqual(3);
          for (const reasons of [reasonsFor, reasonsAgainst]) {
            const sizes = reasons.map(({ weight }) => Math.abs(weight));
            expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          }
          for (const { score, demand, weight } of reasonsFor) {
            expect(weight).toBeGreaterThanOrEqual(0.01);
            if ((score < 50 && demand > 50) || (score > 50 && demand < 50)) {
              expect(Math.abs(score - demand)).toBeLessThanOrEqual(25);
            }
          }
          for (const { score, demand, weight } of reasonsAgainst) {
            expect(weight).toBeLessThanOrEqual(-0.01);
            expect(Math.abs(score - demand)).toBeGreaterThanOrEqual(15);
            expect(demand > score || score >= 50).toBe(true);
          }
        }
      }),
    );
  });

  it('name what carried a clear match, and the pressure of work that asks for more calm', () => {
    const caring = profileScores({ helping: 92, communication: 80, resilience: 10, burnout: 10 });
    const all = matchCareers(caring).matches;
    expect(all[0]?.reasonsFor[0]?.category).toBe('helping');
    const against = all.flatMap(({ reasonsAgainst }) => reasonsAgainst.map((r) => r.category));
    expect(against).toContain('resilience');
    expect(against).toContain('burnout');
  });
});

describe('an occupation with missing ratings', () => {
  it('is matched on what is there', () => {
    const scientist = occupation('Data scientist');
    expect(scientist.demand.spatial).toBeNull();
    const { matches } = matchCareers(profileScores({ spatial: 90, analytical: 90 }));
    const found = matches.find((match) => match.occupation === scientist);
    expect(found?.score).toBeGreaterThan(0.8);
    expect(found?.reasonsFor.map(({ category }) => category)).not.toContain('spatial');
  });

  it('with none at all stands in the middle', () => {
    const unrated = occupation('Plumber');
    const demand = { ...unrated.demand };
    for (const category of CATEGORIES) demand[category] = null;
    const { matches } = matchCareers(profileScores({ practical: 90 }), [{ ...unrated, demand }]);
    expect(matches[0]).toMatchObject({
      score: 0.5,
      percent: 50,
      reasonsFor: [],
      reasonsAgainst: [],
    });
  });
});

describe('fit words', () => {
  it('follow the percent shown: Strong from 75, Good from 67', () => {
    const random = seeded(11);
    const seen = new Set<string>();
    for (let done = 0; done < 300; done++) {
      for (const { percent, fit } of matchCareers(randomRespondent(random)).matches) {
        const expected = percent >= 75 ? 'Strong' : percent >= 67 ? 'Good' : 'Worth a look';
        expect(fit).toBe(expected);
        seen.add(fit);
      }
    }
    expect(seen.size).toBe(3);
  });

  it('rest on score and confidence', () => {
    const { matches, confidence } = matchCareers(profileScores({ creativity: 95 }));
    // One category 45 above nine others: contrasts of 2.025 and nine times -0.225.
    const spread = Math.sqrt((2.025 ** 2 + 9 * 0.225 ** 2) / 10);
    expect(confidence).toBeCloseTo(spread / (spread + 0.35), 9);
    for (const { percent, score } of matches) {
      expect(percent).toBe(Math.round(100 * (confidence * score + (1 - confidence) * 0.5)));
    }
  });
});

it('takes less than 2 ms for 99 people in 100', () => {
  const random = seeded(3);
  const people = Array.from({ length: 200 }, () => randomRespondent(random));
  // Processor time, and the best of several tries: the work itself, whatever else the machine does.
  const best = people.map((scores) => {
    const tries = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      matchCareers(scores);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...tries);
  });
  expect(best.toSorted((a, b) => a - b)[Math.floor(best.length * 0.99)]).toBeLessThan(2);
});
