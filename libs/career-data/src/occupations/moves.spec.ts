import { COMMON_JOBS, PASTIMES } from '@bearings/domain';
import {
  COMMON_JOB_ROWS,
  MOVE_ROWS,
  OCCUPATION_ACTIVITY_ROWS,
  PASTIME_ROWS,
  TASK_ACTIVITIES,
  WORK_ACTIVITIES,
} from '../tables.js';
import { listJobTasks } from './moves.js';
import { OCCUPATIONS, occupationByCode } from './occupations.js';

const JOB_CODES: readonly string[] = [...OCCUPATIONS, ...COMMON_JOBS].map(({ code }) => code);

describe('the tables of what a person has done', () => {
  it('have six tasks of each occupation and common job, of which nearly all stand for an activity', () => {
    const activities = JOB_CODES.flatMap((code) => {
      expect(listJobTasks(code)).toHaveLength(6);
      return TASK_ACTIVITIES[code] ?? [];
    });
    expect(activities).toHaveLength(6 * JOB_CODES.length);
    expect(activities.filter((ids) => ids.length > 0).length / activities.length).toBeGreaterThan(0.8);
    expect(listJobTasks('x:nobody')).toEqual([]);
  });

  it('name only activities that exist', () => {
    const ids = [
      ...Object.values(TASK_ACTIVITIES).flat(2),
      ...OCCUPATION_ACTIVITY_ROWS.flatMap(([, activities]) => activities.map(([id]) => id)),
      ...PASTIME_ROWS.flatMap(({ activities }) => activities),
    ];
    expect(ids.filter((id) => WORK_ACTIVITIES[id] === undefined)).toEqual([]);
  });

  it('have a row for each common job and each pastime', () => {
    expect(COMMON_JOB_ROWS.map(({ code }) => code)).toEqual(COMMON_JOBS.map(({ code }) => code));
    expect(PASTIME_ROWS.map(({ id }) => id)).toEqual(PASTIMES.map(({ id }) => id));
  });

  it('have moves from each occupation and common job to our occupations only, never to itself', () => {
    expect(MOVE_ROWS.map(([origin]) => origin).toSorted()).toEqual(JOB_CODES.toSorted());
    for (const [origin, moves] of MOVE_ROWS) {
      expect(moves.filter(([to]) => to === origin || occupationByCode(to) === undefined)).toEqual([]);
    }
  });
});
