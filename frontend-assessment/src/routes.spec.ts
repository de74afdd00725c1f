import { movedPages, pages } from '@bearings/contracts';
import { routes } from './routes';

test('the routes of this remote are among the pages in the contracts', () => {
  const knownPaths = new Set<string | undefined>([...Object.values(pages), ...movedPages]);
  expect(routes.map(({ path }) => path).filter((path) => !knownPaths.has(path))).toEqual([]);
});
