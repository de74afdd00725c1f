import { pages } from './pages.js';

/** How a page of a sampled visit loaded and responded, as the browser measured it; nothing says whose it was. */
export interface WebVitals {
  page: VisitedPage;
  /** Milliseconds until the server's first byte. */
  ttfb?: number;
  /** Milliseconds until the first content. */
  fcp?: number;
  /** Milliseconds until the largest content. */
  lcp?: number;
  /** Milliseconds that the slowest response to an input took. */
  inp?: number;
  /** How far content moved without an input; has no unit. */
  cls?: number;
}

export interface WebVitalsAccepted {
  status: 'accepted';
}

/** The name of a page in {@link pages}; an address that is none of them is `other`. */
export type VisitedPage = keyof typeof pages | 'other';

const isPage = (name: string): name is keyof typeof pages => name in pages;

export const VISITED_PAGES: readonly VisitedPage[] = [
  ...Object.keys(pages).filter(isPage),
  'other',
];

/** Returns the name of the page at a path. No id or token of the path is part of it. */
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
