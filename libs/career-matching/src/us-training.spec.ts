import type { Circumstances } from '@bearings/contracts';
import { matchCareers } from './match-careers.js';
import { scorePerson } from './match-person.js';
import { simulateAnswersLike, simulateCircumstances, simulateInterestsLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { getAt, loadMatchingTables } from './tables.js';
import { exceedsUsTraining } from './us-training.js';

const tables = loadMatchingTables();
const find = (title: string) =>
  getAt(
    tables.occupations,
    tables.occupations.findIndex((each) => each.title === title),
  );

it.each<[string, Omit<Circumstances, 'interests'>, boolean]>([
  // Most Americans start these with a bachelor's degree, which takes four years, also where British trainees are paid.
  ['Accountant or auditor', { training: '3y', qualificationLevel: 3 }, true],
  ['Accountant or auditor', { training: 'degree', qualificationLevel: 3 }, false],
  // After an associate degree, whose credits transfer, it takes two.
  ['Accountant or auditor', { training: '3y', qualificationLevel: 5 }, false],
  ['Accountant or auditor', { training: '1y', qualificationLevel: 5 }, true],
  ['Accountant or auditor', { training: '3y', qualificationLevel: 4 }, true],
  ['Accountant or auditor', { training: '1y', qualificationLevel: 6 }, false],
  ['Accountant or auditor', { training: '1y', stage: 'student' }, false],
  ['Accountant or auditor', { training: '1y', stage: 'graduate' }, false],
  ['Registered nurse (adult)', { training: '3y' }, true],
  // A master's degree takes two years more, a doctorate four.
  ['Librarian', { training: '1y', qualificationLevel: 6 }, true],
  ['Librarian', { training: '3y', qualificationLevel: 6 }, false],
  ['Librarian', { training: '1y', qualificationLevel: 7 }, false],
  ['General practitioner (GP)', { training: 'degree', qualificationLevel: 3 }, true],
  // An apprenticeship of four years is paid; how much of it counts as work depends on the answer, as elsewhere.
  ['Electrician', { training: 'none' }, true],
  ['Electrician', { training: '1y' }, true],
  ['Electrician', { training: '3y' }, false],
  ['Lorry driver', { training: 'none' }, false],
  ['General practitioner (GP)', {}, false],
])(
  'in the United States, training for %s, for somebody with %j, exceeds what they accept: %s',
  (title, person, exceeds) => {
    expect(exceedsUsTraining(find(title), person)).toBe(exceeds);
  },
);

it('none of the ten takes longer than the person accepts in the United States', () => {
  const random = seededRandom(57);
  for (let number = 0; number < 40; number++) {
    const index = (number * 31) % tables.occupations.length;
    const circumstances = simulateCircumstances(simulateInterestsLike(tables, index, 'hard', random), random);
    const input = { keyed: simulateAnswersLike(tables, index, 'hard', random), circumstances, country: 'US' };
    const { careers, overLimit } = matchCareers(tables, input);
    expect(careers.filter(({ occupation }) => exceedsUsTraining(occupation, circumstances))).toEqual([]);
    expect(overLimit.every(({ occupation }) => exceedsUsTraining(occupation, circumstances))).toBe(true);
  }
});

it('American lengths decide in the United States', () => {
  const input = {
    keyed: simulateAnswersLike(tables, 5, 'easy', seededRandom(1)),
    circumstances: { interests: {}, training: '1y' as const },
  };
  const limitIn = (country?: string) => scorePerson(tables, { ...input, ...(country && { country }) }).withinLimit;
  expect(limitIn('US')).not.toEqual(limitIn());
});
