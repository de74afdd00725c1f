import { OCCUPATIONS } from './occupations.js';
import { TASKS } from '../tables.js';
import { TASKS_SOURCE } from './tasks.js';

it('the tasks cover exactly the occupations of the list', () => {
  expect(Object.keys(TASKS).toSorted()).toEqual(OCCUPATIONS.map(({ code }) => code).toSorted());
});

it('the tasks name their source and state that the wording is ours', () => {
  expect(TASKS_SOURCE.licence).toBe('CC BY 4.0');
  expect(TASKS_SOURCE.attribution).toContain('reworded');
  expect(TASKS_SOURCE.edition).toContain('30.1');
});
