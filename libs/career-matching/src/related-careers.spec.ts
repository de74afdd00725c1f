import { matchCareers } from './match-careers.js';
import { scorePerson } from './match-person.js';
import { simulateAnswersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const NURSE = '29-1141.00';
const ROOFER = '47-2181.00';

it('a named job is ranked among all occupations, and has three careers that are open and share its work, within the limit first', () => {
  const random = seededRandom(11);
  for (const training of ['none', '1y', 'longer'] as const) {
    const circumstances = { interests: {}, training, dealBreakers: ['heights' as const], jobsInMind: [NURSE, ROOFER] };
    const input = { keyed: simulateAnswersLike(tables, 30, 'easy', random), circumstances };
    const { inMind } = matchCareers(tables, input);
    const { open, withinLimit } = scorePerson(tables, input);
    const isWithin = (code: string): boolean => withinLimit.includes(tables.indexByCode.get(code) ?? -1);
    expect(inMind.map(({ occupation }) => occupation.code)).toEqual([NURSE, ROOFER]);
    for (const { occupation, rank, related } of inMind) {
      expect(rank).toBeGreaterThanOrEqual(1);
      expect(rank).toBeLessThanOrEqual(tables.occupations.length);
      expect(related).toHaveLength(3);
      const limits = related.map((each) => isWithin(each.occupation.code));
      expect(limits).toEqual(limits.toSorted((one, other) => Number(other) - Number(one)));
      // All building jobs need more training than "As little as possible".
      expect(limits.includes(false)).toBe(training === 'none' && occupation.code === ROOFER);
      for (const { occupation: other, training: need, sharedTiles } of related) {
        expect(other.code).not.toBe(occupation.code);
        expect(open).toContain(tables.indexByCode.get(other.code));
        expect([other.title, need.missingSubjects]).toEqual([other.title, []]);
        expect(sharedTiles.length).toBeGreaterThan(0);
      }
    }
  }
});

it('naming a job does not change its rank', () => {
  const keyed = simulateAnswersLike(tables, 12, 'easy', seededRandom(3));
  const rankOf = (jobsInMind: string[]) =>
    matchCareers(tables, { keyed, circumstances: { interests: {}, jobsInMind } }).inMind.find(
      ({ occupation }) => occupation.code === NURSE,
    )?.rank;
  expect(rankOf([NURSE])).toBe(rankOf([ROOFER, NURSE]));
});
