import { CIRCUMSTANCE_ROWS, SUBJECT_ROWS } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import type { SubjectId } from '@bearings/domain';
import { computeSubjectNats, findAttainedLevel, computeTrainingNeed } from './training.js';

function measureTrainingNeed(title: string, circumstances: Omit<Circumstances, 'interests'>) {
  const row = CIRCUMSTANCE_ROWS.find((each) => each.title === title);
  const subjects = SUBJECT_ROWS.find((each) => each.title === title);
  if (!row || !subjects) throw new Error(`There is no ${title}.`);
  const person = { ...circumstances, interests: {} };
  const trainingNeedOf = computeTrainingNeed(row, subjects, person);
  return { ...trainingNeedOf, nats: computeSubjectNats(subjects, trainingNeedOf, person) };
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
] as const)(
  'findAttainedLevel counts university studies as finished: for %j it returns the qualification level %s',
  (circumstances, level) => {
    expect(findAttainedLevel(circumstances)).toBe(level);
  },
);

it.each([
  // A pupil needs the full course. A student on the course needs no further training.
  ['Registered nurse (adult)', { stage: 'school', qualificationLevel: 2 }, 36],
  ['Registered nurse (adult)', { stage: 'student', subjects: ['nursing'] }, 0],
  // A person below level 3 first needs years at school, which count as training.
  ['Registered nurse (adult)', { stage: 'returning', qualificationLevel: 2 }, 60],
  // The months of the shorter conversion course count if it accepts the subject of the person's degree, or if the
  // subject is unknown. After a degree in a subject that it does not accept, the months of the full course count.
  ['Dietitian', { stage: 'graduate' }, 24],
  ['Dietitian', { stage: 'graduate', subjects: ['psychology'] }, 48],
  ['Dietitian', { stage: 'graduate', subjects: ['biology'] }, 24],
  ['Dietitian', { stage: 'graduate', subjects: ['psychology', 'nutrition'] }, 12],
  // Some degrees are longer than three years, and some are followed by years of paid training.
  ['Veterinary surgeon', { stage: 'graduate', subjects: ['veterinary'] }, 0],
  ['Veterinary surgeon', { stage: 'graduate', subjects: ['vetnursing'] }, 60],
  ['Veterinary nurse', { stage: 'graduate', subjects: ['vetnursing'] }, 0],
  ['General practitioner (GP)', { stage: 'graduate', subjects: ['medicine'] }, 60],
  ['Dentist', { stage: 'graduate', subjects: ['medicine'] }, 12],
  ['Pharmacist', { stage: 'graduate', subjects: ['pharmacy'] }, 12],
  ['Architect', { stage: 'student', subjects: ['planning'] }, 48],
  ['Solicitor or lawyer', { stage: 'graduate', subjects: ['law'] }, 30],
  ['Secondary school teacher', { stage: 'graduate', subjects: ['maths'] }, 12],
  // If a job also accepts degrees in other subjects, such a degree adds a conversion course of one year.
  ['Journalist', { stage: 'graduate', subjects: ['chemistry'] }, 21],
  // If employers pay for the training, a degree in any subject is enough.
  ['Human resources adviser', { stage: 'graduate', subjects: ['history'] }, 12],
] as const)(
  'training for %s, for a person with the circumstances %j, takes %d months',
  (title, circumstances, months) => {
    expect(measureTrainingNeed(title, circumstances as Omit<Circumstances, 'interests'>).months).toBe(months);
  },
);

it.each([
  // The answer "degree" accepts six years of training, and medicine takes ten.
  ['General practitioner (GP)', { qualificationLevel: 3, training: 'degree' }, 48],
  ['General practitioner (GP)', { qualificationLevel: 3, training: 'longer' }, 0],
  ['Physicist', { qualificationLevel: 3, training: 'degree' }, 12],
  ['Registered nurse (adult)', { qualificationLevel: 3, training: '1y' }, 24],
  // Paid training counts as work for some time. The school years before it, and the months beyond that time, count as
  // training.
  ['Electrician', { qualificationLevel: 2, training: '3y' }, 0],
  ['Plumber', { qualificationLevel: 1, training: '1y' }, 12],
  ['Actuary', { qualificationLevel: 3, training: '1y' }, 48],
  // A degree that is paid counts as work only for those who can start it.
  ['Mechanical engineer', { qualificationLevel: 3, training: '3y' }, 0],
  ['Mechanical engineer', { stage: 'school', qualificationLevel: 1, training: '3y' }, 24],
  // Paid years after a degree of one's own are no training; the unpaid ones are.
  ['General practitioner (GP)', { stage: 'graduate', subjects: ['medicine'], training: 'none' }, 0],
  ['Architect', { stage: 'graduate', subjects: ['planning'], training: '1y' }, 12],
  // If the question was not answered, no training is too long.
  ['Psychiatrist', { qualificationLevel: 3 }, 0],
] as const)('training for %s is longer than a person with %j accepts, by %d months', (title, circumstances, excess) => {
  const personNeed = measureTrainingNeed(title, circumstances as Omit<Circumstances, 'interests'>);
  expect(personNeed.excessMonths).toBe(excess);
});

it('the log-score of a subject rewards a degree in a usual subject of the job, and penalises each year that a change of subject takes', () => {
  const subjectMatch = (title: string, subject: 'psychology' | 'nutrition' | 'biology') =>
    measureTrainingNeed(title, { stage: 'graduate', subjects: [subject], training: 'degree' });
  expect(subjectMatch('Dietitian', 'psychology').study).toEqual({
    match: 'other',
    changeMonths: 36,
  });
  expect(subjectMatch('Dietitian', 'psychology').nats).toBeCloseTo(-1.8);
  expect(subjectMatch('Dietitian', 'biology').nats).toBeCloseTo(0.2);
  expect(subjectMatch('Dietitian', 'nutrition').nats).toBeCloseTo(0.6);
  // A job without a usual subject, or a person without a subject, gets no reward or penalty.
  expect(subjectMatch('Train driver', 'biology')).toMatchObject({ study: null, nats: 0 });
  expect(measureTrainingNeed('Dietitian', { stage: 'graduate' })).toMatchObject({ study: null, nats: 0 });
});

it('computeSubjectNats rewards a pupil’s school subjects that a job needs, and never penalises other subjects', () => {
  const nats = (schoolSubjects: Circumstances['schoolSubjects'], stage: 'school' | 'working') =>
    measureTrainingNeed('Chemist', {
      stage,
      qualificationLevel: 2,
      ...(schoolSubjects && { schoolSubjects }),
    }).nats;
  expect(nats(['chemistry', 'maths', 'physics'], 'school')).toBeCloseTo(0.3);
  expect(nats(['chemistry', 'drama'], 'school')).toBeCloseTo(0.15);
  expect(nats(['drama'], 'school')).toBe(0);
  expect(nats(undefined, 'school')).toBe(0);
  expect(nats(['chemistry'], 'working')).toBe(0);
});

it('computeTrainingNeed returns the subjects that a pupil lacks for a job’s usual course, if the pupil named any subject', () => {
  const missingSubjects = (circumstances: Omit<Circumstances, 'interests'>) =>
    measureTrainingNeed('Chemist', { stage: 'school', qualificationLevel: 2, ...circumstances }).missingSubjects;
  expect(missingSubjects({ schoolSubjects: ['maths'] })).toEqual(['chemistry']);
  expect(missingSubjects({})).toEqual([]);
  expect(missingSubjects({ schoolSubjects: ['maths'], stage: 'working' })).toEqual([]);
  expect(missingSubjects({ schoolSubjects: ['maths'], qualificationLevel: 6 })).toEqual([]);
});

it.each([
  // The less training people want, the fewer months of it count as work because they are paid.
  ['Electrician', 'none', 27],
  ['Electrician', '1y', 6],
  ['Electrician', '3y', 0],
  ['Electrician', undefined, 0],
  ['Carpenter or joiner', 'none', 9],
  ['Carpenter or joiner', '1y', 0],
  ['Administrative assistant', 'none', 0],
  ['Actuary', '3y', 0],
  ['Registered nurse (adult)', '1y', 24],
] as const)('of %s, for a person who accepts %s, %d months are too many', (title, training, months) => {
  const person = { qualificationLevel: 3, ...(training && { training }) } as const;
  expect(measureTrainingNeed(title, person).excessMonths).toBe(months);
});

it('paid years after a degree in the subject are a job, also to a person who wants little training', () => {
  const graduate = { qualificationLevel: 6, training: 'none' } as const;
  const countExcess = (subjects: SubjectId[]) =>
    measureTrainingNeed('Civil engineer', { ...graduate, subjects }).excessMonths;
  expect(countExcess(['civil'])).toBe(0);
  expect(countExcess(['history'])).toBeGreaterThan(0);
});
