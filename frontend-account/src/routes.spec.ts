import { movedPages, pages } from '@bearings/contracts';
import { routes } from './routes';

test('every route of this remote is listed in the contracts package, from which the server knows all paths', () => {
  const knownPaths = [...Object.values(pages), ...movedPages];
  const isKnown = (path = '') => knownPaths.some((page) => page === path || page.replace(/:\w+/, 'sample') === path);
  expect(routes.map(({ path }) => path).filter((path) => !isKnown(path))).toEqual([]);
});
