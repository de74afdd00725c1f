import { addAnsweredJobs } from './answered-jobs.js';

it.each([
  [[], ['a', 'b', 'c'], ['a', 'b', 'c']],
  [
    ['a', 'b', 'c', 'x'],
    ['d', 'a', 'e'],
    ['a', 'b', 'c', 'x', 'd'],
  ],
  [['a', 'b', 'c', 'd', 'e'], ['f'], ['a', 'b', 'c', 'd', 'e']],
] as const)('an owner who learned of %j and names %j learns of %j, at most five in total', (before, named, after) => {
  expect(addAnsweredJobs(before, named)).toEqual(after);
});
