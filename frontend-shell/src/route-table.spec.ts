import { pages } from '@bearings/contracts';
import { remoteFor } from './route-table';

test.each([
  ['/blog', 'marketing'],
  ['/blog/', 'marketing'],
  ['/blog/hidden-job-market', 'marketing'],
  ['/report/6b8d', 'account'],
  ['/report-success', 'assessment'],
  ['/checkout/6b8d', 'assessment'],
  ['/', undefined],
  ['/blogs', undefined],
  ['/reports', undefined],
  ['/nowhere/blog', undefined],
])('remoteFor returns for the path %s the remote %s', (path, remote) => {
  expect(remoteFor(path)).toBe(remote);
});

test('remoteFor returns a remote for every page except the home page', () => {
  const { home, ...others } = pages;
  expect(remoteFor(home)).toBeUndefined();
  const without = Object.values(others).filter((path) => !remoteFor(path));
  expect(without).toEqual([]);
});
