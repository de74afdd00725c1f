import { COMMON_JOBS } from '@bearings/domain';
import { OCCUPATIONS } from '@bearings/career-data';
import { ACTIVITY_KINDS, TASK_KIND_LETTERS } from '../content/task-kinds.js';
import { listTaskKinds } from './activity-kinds.js';

const TASKS_PER_JOB = 6;
const CODES = [...OCCUPATIONS, ...COMMON_JOBS].map(({ code }) => code);

it('each task of each occupation and common job has its kinds, and no other code is in the table', () => {
  expect(Object.keys(TASK_KIND_LETTERS).toSorted()).toEqual(CODES.toSorted());
  const letters: readonly string[] = ['-', ...Object.values(ACTIVITY_KINDS)];
  for (const code of CODES) {
    const tasks = TASK_KIND_LETTERS[code]?.split(' ') ?? [];
    expect([code, tasks.length]).toEqual([code, TASKS_PER_JOB]);
    expect([
      code,
      tasks
        .join('')
        .split('')
        .filter((letter) => !letters.includes(letter)),
    ]).toEqual([code, []]);
  }
});

it('the kinds of a task are read by its number, the main one first', () => {
  const teacher = '25-2031.00';
  expect(listTaskKinds(teacher, 0)).toEqual(['teach', 'support']);
  expect(listTaskKinds(teacher, 2)).toEqual(['applyRules']);
  expect(listTaskKinds('x:nobody', 0)).toEqual([]);
});
