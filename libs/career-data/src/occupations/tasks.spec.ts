import { OCCUPATIONS } from './occupations.js';
import { TASKS } from '../tables.js';
import { TASKS_SOURCE } from './tasks.js';

it('there are tasks for each occupation of the list, and for no other', () => {
  expect(Object.keys(TASKS).toSorted()).toEqual(OCCUPATIONS.map(({ code }) => code).toSorted());
});

it('the table of tasks names its source and states that we reworded the tasks', () => {
  expect(TASKS_SOURCE.licence).toBe('CC BY 4.0');
  expect(TASKS_SOURCE.attribution).toContain('reworded');
  expect(TASKS_SOURCE.edition).toContain('30.1');
});
