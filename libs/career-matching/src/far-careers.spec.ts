import { drawFarCareers } from './far-careers.js';
import { MIN_NEAR_DUPLICATE_SIMILARITY } from './likeness.js';
import { matchCareers } from './match-careers.js';
import { scorePerson } from './match-person.js';
import { sortByScore } from './selection.js';
import { simulateAnswersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();

it('drawFarCareers returns five random careers that score in the lower half and do not resemble the recommended careers', () => {
  const random = seededRandom(7);
  const nurse = '29-1141.00';
  const input = {
    keyed: simulateAnswersLike(tables, 30, 'easy', random),
    circumstances: { interests: {}, dealBreakers: ['heights' as const], jobsInMind: [nurse] },
  };
  const recommendedCodes = matchCareers(tables, input).careers.map(({ occupation }) => occupation.code);
  const { open, growth } = scorePerson(tables, input);
  const order = sortByScore(open, growth.adjustedScores);
  const seenCodes = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const farIndexes = drawFarCareers(tables, input, recommendedCodes, 5, random);
    expect(new Set(farIndexes.map(({ code }) => code)).size).toBe(5);
    for (const { code } of farIndexes) {
      const index = tables.indexByCode.get(code) ?? -1;
      expect(order.indexOf(index)).toBeGreaterThanOrEqual(Math.ceil(open.length / 2));
      for (const other of [...recommendedCodes, nurse]) {
        const pairIndex = index * tables.occupations.length + (tables.indexByCode.get(other) ?? -1);
        expect(tables.likeness[pairIndex]).toBeLessThan(MIN_NEAR_DUPLICATE_SIMILARITY);
      }
      seenCodes.add(code);
    }
  }
  expect(seenCodes.size).toBeGreaterThan(40);
});
