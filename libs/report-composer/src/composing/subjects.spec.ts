import { SUBJECT_ROWS } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import { createPersonFacts } from '../testing/sample-people.js';
import { composeSubjects } from './subjects.js';

const BIOLOGIST = { code: '19-1023.00', title: 'Wildlife biologist' };
const PHYSIOTHERAPIST = { code: '29-1123.00', title: 'Physiotherapist' };
const BARTENDER = { code: '35-3011.00', title: 'Bartender' };
const PUPIL: Circumstances = { interests: {}, stage: 'school', schoolSubjects: ['biology', 'maths'] };

function compose(circumstances: Circumstances | null, named = [BIOLOGIST, PHYSIOTHERAPIST, BARTENDER], country = 'GB') {
  const [career] = createPersonFacts(1).careers;
  if (career === undefined) throw new Error('There is no career.');
  return composeSubjects({ circumstances, careers: named.map((each) => ({ ...career, ...each })) }, country);
}

describe('the subjects of a pupil', () => {
  it('are marked for each of the ten, and match best one that is open to them', () => {
    const subjects = compose(PUPIL);
    expect(subjects?.rows[0]).toMatchObject({ subject: 'Biology', marks: ['required', 'required', 'none'] });
    expect(subjects?.closed).toEqual(['Wildlife biologist asks for chemistry, which you don’t take.']);
    expect(subjects?.best).toContain('Physiotherapist');
    expect(compose(PUPIL, [BARTENDER])?.best).toContain('None of the ten');
  });

  it('open more with one added, by exactly what the table says that courses ask for', () => {
    const countOpen = (taken: readonly string[]) =>
      SUBJECT_ROWS.filter(({ school }) => school.required.every((id) => taken.includes(id))).length;
    const added = compose(PUPIL)?.adding ?? [];
    expect(added[0]?.subject).toBe('Chemistry');
    expect(added[0]?.count).toBe(countOpen(['biology', 'maths', 'chemistry']) - countOpen(['biology', 'maths']));
    expect(added.map(({ count }) => count)).toEqual(added.map(({ count }) => count).toSorted((a, b) => b - a));
  });

  it('are not added to in the last years of school, when they are set', () => {
    const set = compose({ ...PUPIL, qualificationLevel: 2 });
    expect(set?.adding).toEqual([]);
    expect(set?.addingLead).toMatch(/usually set at your stage/);
    expect(compose({ ...PUPIL, qualificationLevel: 2 }, [BARTENDER])?.addingLead).toBe('');
    expect(compose({ ...PUPIL, qualificationLevel: 1 })?.adding).not.toEqual([]);
  });

  it('say that nothing is known for another country', () => {
    expect(compose(PUPIL, undefined, 'DE')).toBeNull();
  });
});

it('the subjects of a student are those of the degree, and nobody else has this part', () => {
  const student: Circumstances = { interests: {}, stage: 'student', subjects: ['biology'] };
  expect(compose(student)?.rows[0]?.marks[0]).toBe('required');
  expect(compose(student)?.adding).toEqual([]);
  expect(compose({ interests: {}, stage: 'working', qualificationLevel: 6, subjects: ['biology'] })).toBeNull();
  expect(compose({ interests: {}, stage: 'school' })).toBeNull();
  expect(compose(null)).toBeNull();
});
