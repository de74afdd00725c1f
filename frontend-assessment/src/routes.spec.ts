import { movedPages, pages } from '@bearings/contracts';
import { routes } from './routes';

test('every route of this remote is listed among the pages in the contracts package', () => {
  const knownPaths = new Set<string | undefined>([...Object.values(pages), ...movedPages]);
  expect(routes.map(({ path }) => path).filter((path) => !knownPaths.has(path))).toEqual([]);
});
