import { movedPages, pages } from '@bearings/contracts';
import { matchPath } from 'react-router';
import { routes } from './routes';

test('every route is a page in the contract, from which publishing lists known paths', () => {
  const known = [...Object.values(pages), ...movedPages];
  const isKnown = (path = '') => known.some((page) => page === path || matchPath(page, path));
  expect(routes.map(({ path }) => path).filter((path) => !isKnown(path))).toEqual([]);
});
