import type { Circumstances } from '@bearings/contracts';
import { exceedsLocalTraining } from './local-training.js';
import { scorePerson } from './match-person.js';
import { simulateAnswersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';
import type { StudyFit } from './training.js';

const tables = loadMatchingTables();
const [ACCOUNTANT, ELECTRICIAN, NURSE, DEVELOPER] = ['13-2011.00', '47-2111.00', '29-1141.00', '15-1252.00'];
const OTHER_DEGREE: StudyFit = { match: 'other', changeMonths: 12 };

it.each<[string, string, Omit<Circumstances, 'interests'>, StudyFit | null, boolean]>([
  // A degree takes four years in Ireland, three in the United Kingdom.
  [NURSE, 'IE', { training: '3y', qualificationLevel: 3 }, null, true],
  [NURSE, 'IE', { training: 'degree', qualificationLevel: 3 }, null, false],
  [NURSE, 'DE', { training: '3y', qualificationLevel: 3 }, null, false],
  // With another degree, accountants in Australia study for a year and a half or more.
  [ACCOUNTANT, 'AU', { training: '1y', qualificationLevel: 6 }, OTHER_DEGREE, true],
  [ACCOUNTANT, 'AU', { training: '3y', qualificationLevel: 6 }, OTHER_DEGREE, false],
  [ACCOUNTANT, 'AU', { training: '1y', qualificationLevel: 6 }, { match: 'related', changeMonths: 0 }, false],
  [ACCOUNTANT, 'AU', { training: '1y', stage: 'student' }, null, false],
  // An apprenticeship of four years is paid; how much of it counts as work depends on the answer, as elsewhere.
  [ELECTRICIAN, 'AU', { training: '1y' }, null, true],
  [ELECTRICIAN, 'AU', { training: '3y' }, null, false],
  // One way states no length.
  [DEVELOPER, 'AU', { training: 'none' }, null, false],
  [NURSE, 'IN', { training: 'none' }, null, false],
  [NURSE, 'IE', {}, null, false],
])('all ways into %s in %s, for somebody with %j, exceed what they accept: %#', (code, country, person, study, is) => {
  expect(exceedsLocalTraining(code, country, person, study)).toBe(is);
});

it('a country’s own ways only leave out careers, and only where there is a table of them', () => {
  const listOpen = (training: Circumstances['training'], country?: string): readonly number[] =>
    scorePerson(tables, {
      keyed: simulateAnswersLike(tables, 5, 'easy', seededRandom(1)),
      circumstances: { interests: {}, qualificationLevel: 3, ...(training && { training }) },
      ...(country && { country }),
    }).withinLimit;
  const british = listOpen('3y');
  const irish = listOpen('3y', 'IE');
  expect(irish.filter((index) => !british.includes(index))).toEqual([]);
  expect(irish).not.toContain(tables.indexByCode.get(NURSE));
  expect(british).toContain(tables.indexByCode.get(NURSE));
  expect(listOpen('3y', 'IN')).toEqual(british);
});
