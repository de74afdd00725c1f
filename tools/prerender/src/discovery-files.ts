import { BRAND, pages, pageTo } from '@bearings/contracts';
import { ARTICLES, FEED_PATH, sitePages } from 'frontend-marketing/site-pages';
import type { LibraryPage } from './library-pages';
import { PLACEHOLDER_ORIGIN } from './origin';
import { document, element } from './xml';

/** Paths of personal pages, which search engines must not index. */
const PRIVATE_AREAS = ['/api/', '/dashboard', '/report/', '/checkout/', '/report-success', '/admin'];

const sitemap = (library: readonly LibraryPage[]) =>
  document(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
      ...sitePages,
      { path: pages.assessment, modified: undefined },
      ...library,
    ]
      .map(({ path, modified }) =>
        element('url', [
          element('loc', PLACEHOLDER_ORIGIN + path),
          ...(modified ? [element('lastmod', modified)] : []),
        ]),
      )
      .join('')}</urlset>`,
  );

const robots = () =>
  [
    'User-agent: *',
    ...PRIVATE_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');

function feed(): string {
  const items = ARTICLES.map((article) => {
    const address = PLACEHOLDER_ORIGIN + pageTo.article(article.slug);
    return element('item', [
      element('title', article.title),
      element('link', address),
      element('guid', address),
      element('description', article.excerpt),
      element('category', article.category),
      element('pubDate', new Date(article.date).toUTCString()),
    ]);
  });
  const channel = element('channel', [
    element('title', `${BRAND.name} blog`),
    element('link', PLACEHOLDER_ORIGIN + pages.blog),
    element('description', 'Careers and personality: what is known, and what to do with it.'),
    element('language', 'en-GB'),
    `<atom:link href="${PLACEHOLDER_ORIGIN}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return document(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`);
}

/** Returns the files for search engines and feed readers. The keys are paths from the root of the site. */
export const discoveryFiles = (library: readonly LibraryPage[]): Record<string, string> => ({
  'sitemap.xml': sitemap(library),
  'robots.txt': robots(),
  [FEED_PATH.slice(1)]: feed(),
});
