import { pages } from './pages.js';

/** The name of a page in {@link pages}, or `other`. */
export type VisitedPage = keyof typeof pages | 'other';

const isPage = (name: string): name is keyof typeof pages => name in pages;

export const VISITED_PAGES: readonly VisitedPage[] = [...Object.keys(pages).filter(isPage), 'other'];

/** Returns the name of the page at a path. The result contains no id or token of the path. */
export function toVisitedPage(pathname: string): VisitedPage {
  const pathParts = pathname.split('/').filter(Boolean);
  const found = Object.entries(pages).find(([, pattern]) => {
    const patternParts = pattern.split('/').filter(Boolean);
    return (
      patternParts.length === pathParts.length &&
      patternParts.every((segment, index) => segment.startsWith(':') || segment === pathParts[index])
    );
  });
  return found && isPage(found[0]) ? found[0] : 'other';
}
