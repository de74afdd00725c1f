import type { Circumstances } from '@bearings/contracts';
import { readLearner } from './learner.js';
import { chooseLocalWays, exceedsLocalTraining } from './local-ways.js';
import { scorePerson } from './match-person.js';
import { simulateAnswersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const [ACCOUNTANT, ELECTRICIAN, NURSE] = ['13-2011.00', '47-2111.00', '29-1141.00'];
const [DEVELOPER, AEROSPACE] = ['15-1252.00', '17-2011.00'];
it.each<[string, string, Omit<Circumstances, 'interests'>, boolean]>([
  // A degree takes four years in Ireland, three in the United Kingdom.
  [NURSE, 'IE', { training: '3y', qualificationLevel: 3 }, true],
  [NURSE, 'IE', { training: 'degree', qualificationLevel: 3 }, false],
  [NURSE, 'DE', { training: '3y', qualificationLevel: 3 }, false],
  // With a degree that is not a usual one, accountants in Australia study for a year and a half or more.
  [ACCOUNTANT, 'AU', { training: '1y', qualificationLevel: 6, subjects: ['art'] }, true],
  [ACCOUNTANT, 'AU', { training: '3y', qualificationLevel: 6, subjects: ['art'] }, false],
  [ACCOUNTANT, 'AU', { training: '1y', qualificationLevel: 6, subjects: ['business'] }, true],
  [ACCOUNTANT, 'AU', { training: '1y', qualificationLevel: 6, subjects: ['accounting'] }, false],
  [ACCOUNTANT, 'AU', { training: '1y', stage: 'student' }, false],
  // A German engineer with a master’s degree needs no other one; with a close subject it takes two years.
  [AEROSPACE, 'DE', { training: '1y', qualificationLevel: 7, subjects: ['mechanical'] }, false],
  [AEROSPACE, 'DE', { training: '1y', qualificationLevel: 7, subjects: ['physics'] }, true],
  // A pupil stays at school up to the certificate that a degree requires, and a paid degree is no job until then.
  [AEROSPACE, 'DE', { training: '3y', stage: 'school', qualificationLevel: 1 }, true],
  [AEROSPACE, 'DE', { training: 'degree', stage: 'school', qualificationLevel: 2 }, false],
  // An apprenticeship of four years is paid; how much of it counts as work depends on the answer, as elsewhere.
  [ELECTRICIAN, 'AU', { training: '1y' }, true],
  [ELECTRICIAN, 'AU', { training: '3y' }, false],
  // One way states no length.
  [DEVELOPER, 'AU', { training: 'none' }, false],
  [NURSE, 'IN', { training: 'none' }, false],
  [NURSE, 'IE', {}, false],
])('the way into %s in %s that suits somebody with %j exceeds what they accept: %#', (code, country, person, is) => {
  expect(exceedsLocalTraining(code, readLearner({ interests: {}, ...person }, country))).toBe(is);
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

it('people with a degree in a usual subject start in a job, unless the law protects the profession', () => {
  const engineer = readLearner({ interests: {}, qualificationLevel: 7, subjects: ['mechanical'] }, 'DE');
  expect(chooseLocalWays(AEROSPACE, engineer)?.ways[0]).toMatchObject({ kind: 'work', ownDegree: 'enough' });
  const bachelor = { ...engineer, level: 6 as const };
  expect(chooseLocalWays(AEROSPACE, bachelor)?.ways[0]?.kind).toBe('second-degree');
  const nurse = readLearner({ interests: {}, qualificationLevel: 6, subjects: ['nursing'] }, 'IE');
  expect(chooseLocalWays(NURSE, nurse)?.ways.map(({ ownDegree }) => ownDegree)).not.toContain('enough');
});
