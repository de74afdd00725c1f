import { movedPages, pages } from '@bearings/contracts';
import { routes } from './routes';

test('every route is one of the pages in the contracts, from which the list of known paths is published', () => {
  const known = [...Object.values(pages), ...movedPages];
  const isKnown = (path = '') =>
    known.some((page) => page === path || page.replace(/:\w+/, 'sample') === path);
  expect(routes.map(({ path }) => path).filter((path) => !isKnown(path))).toEqual([]);
});
