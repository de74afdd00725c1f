import { pages } from '@bearings/contracts';
import { findRemote } from './route-table';

test.each([
  ['/blog', 'marketing'],
  ['/blog/', 'marketing'],
  ['/blog/hidden-job-market', 'marketing'],
  ['/report-success', 'assessment'],
  ['/', undefined],
  ['/blogs', undefined],
  ['/reports', undefined],
  ['/nowhere/blog', undefined],
])('findRemote returns for the path %s the remote %s', (path, remote) => {
  expect(findRemote(path)).toBe(remote);
});

test('findRemote returns a remote for every page except the home page', () => {
  const { home, ...others } = pages;
  expect(findRemote(home)).toBeUndefined();
  const pathsWithout = Object.values(others).filter((path) => !findRemote(path));
  expect(pathsWithout).toEqual([]);
});
