import { pages, pageTo } from '@bearings/contracts';
import { ARTICLES } from './content/articles';
import { LAST_UPDATED } from './content/legal/legal-document';

export { articlePicture } from './features/blog/article-picture';
export { FEED_PATH } from './features/blog/feed';
export { ARTICLES };

/** A page that is made into a file when the site is built. */
export interface SitePage {
  /** From the root of the site. */
  path: string;
  /** The chunk that holds the page's code, as `routes.tsx` names it. */
  chunk: string;
  /** The day its content last changed, where it has one. */
  modified?: string;
}

/** Every page of this area, for the prerenderer, the sitemap and the crawler's test. */
export const sitePages: readonly SitePage[] = [
  { path: pages.home, chunk: 'landing' },
  { path: pages.howItWorks, chunk: 'how-it-works' },
  { path: pages.about, chunk: 'about' },
  { path: pages.blog, chunk: 'blog', modified: ARTICLES[0]?.date },
  ...ARTICLES.map(({ slug, date }) => ({
    path: pageTo.article(slug),
    chunk: 'article',
    modified: date,
  })),
  { path: pages.contact, chunk: 'contact' },
  { path: pages.privacy, chunk: 'privacy', modified: LAST_UPDATED.iso },
  { path: pages.terms, chunk: 'terms', modified: LAST_UPDATED.iso },
  { path: pages.refund, chunk: 'refund', modified: LAST_UPDATED.iso },
];
