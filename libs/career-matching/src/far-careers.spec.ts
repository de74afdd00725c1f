import { farCareers } from './far-careers.js';
import { NEAR_DUPLICATE } from './likeness.js';
import { matchCareers } from './match-careers.js';
import { scorePerson } from './match-person.js';
import { byScore } from './selection.js';
import { answersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();

it('farCareers returns five random careers with scores in the lower half, unlike the recommended ones', () => {
  const random = seededRandom(7);
  const nurse = '29-1141.00';
  const input = {
    keyed: answersLike(tables, 30, 'easy', random),
    circumstances: { interests: {}, dealBreakers: ['heights' as const], jobsInMind: [nurse] },
  };
  const ten = matchCareers(tables, input).careers.map(({ occupation }) => occupation.code);
  const { open, growth } = scorePerson(tables, input);
  const order = byScore(open, growth.adjustedScores);
  const seen = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const far = farCareers(tables, input, ten, 5, random);
    expect(new Set(far.map(({ code }) => code)).size).toBe(5);
    for (const { code } of far) {
      const index = tables.indexByCode.get(code) ?? -1;
      expect(order.indexOf(index)).toBeGreaterThanOrEqual(Math.ceil(open.length / 2));
      for (const other of [...ten, nurse]) {
        const at = index * tables.occupations.length + (tables.indexByCode.get(other) ?? -1);
        expect(tables.likeness[at]).toBeLessThan(NEAR_DUPLICATE);
      }
      seen.add(code);
    }
  }
  expect(seen.size).toBeGreaterThan(40);
});
