import { pages } from './pages.js';
import { toVisitedPage, VISITED_PAGES } from './web-vitals.js';

it.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/report/0b0b1c7e-9a55', 'report'],
  ['/report/0b0b1c7e-9a55/open', 'openReport'],
  ['/shared/a-secret-token', 'shared'],
  ['/nowhere/at/all', 'other'],
])('toVisitedPage returns for the path %s the page name "%s"', (path, page) => expect(toVisitedPage(path)).toBe(page));

it('every page of the site has a name for speed measurements', () => {
  expect(VISITED_PAGES).toHaveLength(Object.keys(pages).length + 1);
});
