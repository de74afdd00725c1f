import { pages } from './pages.js';

/** The name of a page in {@link pages}, or `other`. */
export type VisitedPage = keyof typeof pages | 'other';

const isPage = (name: string): name is keyof typeof pages => name in pages;

export const VISITED_PAGES: readonly VisitedPage[] = [
  ...Object.keys(pages).filter(isPage),
  'other',
];

/** Returns the name of the page at a path. The result contains no id or token of the path. */
export function visitedPage(pathname: string): VisitedPage {
  const given = pathname.split('/').filter(Boolean);
  const found = Object.entries(pages).find(([, pattern]) => {
    const wanted = pattern.split('/').filter(Boolean);
    return (
      wanted.length === given.length &&
      wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
    );
  });
  return found && isPage(found[0]) ? found[0] : 'other';
}
