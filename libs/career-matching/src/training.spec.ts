import { CIRCUMSTANCE_ROWS, SUBJECT_ROWS } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import { loadMatchingTables } from './tables.js';
import { subjectNats, attainedLevel, trainingNeed, trainingPenalty } from './training.js';

const tables = loadMatchingTables();

function needOf(title: string, circumstances: Omit<Circumstances, 'interests'>) {
  const row = CIRCUMSTANCE_ROWS.find((each) => each.title === title);
  const subjects = SUBJECT_ROWS.find((each) => each.title === title);
  if (!row || !subjects) throw new Error(`There is no ${title}.`);
  const person = { ...circumstances, interests: {} };
  const need = trainingNeed(row, subjects, person);
  return { ...need, nats: subjectNats(subjects, need, person) };
}

it.each([
  [{ stage: 'school', qualificationLevel: 1 }, 2],
  [{ stage: 'school', qualificationLevel: 2 }, 3],
  [{ stage: 'fe', qualificationLevel: 3 }, 3],
  [{ stage: 'student', qualificationLevel: 3 }, 6],
  [{ stage: 'student' }, 6],
  [{ stage: 'graduate', qualificationLevel: 7 }, 7],
  [{ stage: 'working', qualificationLevel: 2 }, 2],
  [{ stage: 'school' }, undefined],
  [{}, undefined],
] as const)('attainedLevel counts current studies: %j is level %s', (circumstances, level) => {
  expect(attainedLevel(circumstances)).toBe(level);
});

it.each([
  // A pupil needs the full course, and a student who is on the course needs no further training.
  ['Registered nurse (adult)', { stage: 'school', qualificationLevel: 2 }, 36],
  ['Registered nurse (adult)', { stage: 'student', subjects: ['nursing'] }, 0],
  // School years count towards levels below a degree.
  ['Registered nurse (adult)', { stage: 'returning', qualificationLevel: 2 }, 60],
  // With an unknown subject, the shortest way from any degree counts; with another subject, the full course.
  ['Dietitian', { stage: 'graduate' }, 24],
  ['Dietitian', { stage: 'graduate', subjects: ['psychology'] }, 48],
  ['Dietitian', { stage: 'graduate', subjects: ['biology'] }, 24],
  ['Dietitian', { stage: 'graduate', subjects: ['psychology', 'nutrition'] }, 12],
  // Without a named course, one year of conversion is assumed.
  ['Journalist', { stage: 'graduate', subjects: ['chemistry'] }, 21],
  // If employers pay for the training, any degree is enough.
  ['Human resources adviser', { stage: 'graduate', subjects: ['history'] }, 12],
] as const)('training for %s takes a person with %j %d months', (title, circumstances, months) => {
  expect(needOf(title, circumstances as Omit<Circumstances, 'interests'>).months).toBe(months);
});

it.each([
  // "Degree" accepts six years of training, and medicine takes ten.
  ['General practitioner (GP)', { qualificationLevel: 3, training: 'degree' }, 48],
  ['General practitioner (GP)', { qualificationLevel: 3, training: 'longer' }, 0],
  ['Physicist', { qualificationLevel: 3, training: 'degree' }, 12],
  ['Registered nurse (adult)', { qualificationLevel: 3, training: '1y' }, 24],
  // Paid training counts as work, except the schooling before it and any part beyond an apprenticeship.
  ['Electrician', { qualificationLevel: 2, training: 'none' }, 0],
  ['Electrician', { qualificationLevel: 1, training: 'none' }, 9],
  ['Actuary', { qualificationLevel: 3, training: '1y' }, 24],
  // Without an answer, no training is too long.
  ['Psychiatrist', { qualificationLevel: 3 }, 0],
] as const)('training for %s exceeds %j by %d months', (title, circumstances, excess) => {
  const need = needOf(title, circumstances);
  expect(need.excessMonths).toBe(excess);
  expect(trainingPenalty(need) < 0).toBe(excess > 0);
});

it('subjectNats penalises each year that a change of subject would take, and rewards the usual subject', () => {
  const of = (title: string, subject: 'psychology' | 'nutrition' | 'biology') =>
    needOf(title, { stage: 'graduate', subjects: [subject], training: 'degree' });
  expect(of('Dietitian', 'psychology').study).toEqual({ match: 'other', changeMonths: 36 });
  expect(of('Dietitian', 'psychology').nats).toBeCloseTo(-1.8);
  expect(of('Dietitian', 'biology').nats).toBeCloseTo(0.2);
  expect(of('Dietitian', 'nutrition').nats).toBeCloseTo(0.6);
  // Without a usual or chosen subject there is no study fit.
  expect(of('Train driver', 'biology')).toMatchObject({ study: null, nats: 0 });
  expect(needOf('Dietitian', { stage: 'graduate' })).toMatchObject({ study: null, nats: 0 });
});

it('subjectNats rewards matching school subjects and never penalises others', () => {
  const nats = (schoolSubjects: Circumstances['schoolSubjects'], stage: 'school' | 'working') =>
    needOf('Chemist', { stage, qualificationLevel: 2, ...(schoolSubjects && { schoolSubjects }) })
      .nats;
  expect(nats(['chemistry', 'maths', 'physics'], 'school')).toBeCloseTo(0.3);
  expect(nats(['chemistry', 'drama'], 'school')).toBeCloseTo(0.15);
  expect(nats(['drama'], 'school')).toBe(0);
  expect(nats(undefined, 'school')).toBe(0);
  expect(nats(['chemistry'], 'working')).toBe(0);
});

it('trainingNeed returns the missing subjects of the usual course if a pupil named any subject', () => {
  const missing = (circumstances: Omit<Circumstances, 'interests'>) =>
    needOf('Chemist', { stage: 'school', qualificationLevel: 2, ...circumstances }).missingSubjects;
  expect(missing({ schoolSubjects: ['maths'] })).toEqual(['chemistry']);
  expect(missing({})).toEqual([]);
  expect(missing({ schoolSubjects: ['maths'], stage: 'working' })).toEqual([]);
  expect(missing({ schoolSubjects: ['maths'], qualificationLevel: 6 })).toEqual([]);
});

it('the table of subjects has one row for each occupation, in the order of the occupations', () => {
  expect(tables.subjects.map(({ code }) => code)).toEqual(
    tables.occupations.map(({ code }) => code),
  );
});
