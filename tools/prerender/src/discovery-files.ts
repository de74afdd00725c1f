import { pages, pageTo } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { ARTICLES, FEED_PATH, sitePages } from 'frontend-marketing/site-pages';
import type { LibraryPage } from './library-pages';
import { PLACEHOLDER_ORIGIN } from './origin';
import { composeDocument, composeElement } from './xml';

/** Paths of personal pages, which search engines must not index. */
const PRIVATE_PATHS = ['/api/', '/dashboard', '/report/', '/checkout/', '/report-success', '/admin'];

/** The picture in the preview of a shared link. Crawlers apply the rule with the longest path that matches. */
const PREVIEW_PICTURE_PATH = '/api/shared/*/picture';

const composeSitemap = (library: readonly LibraryPage[]) =>
  composeDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
      ...sitePages,
      { path: pages.assessment, modified: undefined },
      ...library,
    ]
      .map(({ path, modified }) =>
        composeElement('url', [
          composeElement('loc', PLACEHOLDER_ORIGIN + path),
          ...(modified ? [composeElement('lastmod', modified)] : []),
        ]),
      )
      .join('')}</urlset>`,
  );

const composeRobots = () =>
  [
    'User-agent: *',
    `Allow: ${PREVIEW_PICTURE_PATH}`,
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');

function composeFeed(): string {
  const items = ARTICLES.map((article) => {
    const address = PLACEHOLDER_ORIGIN + pageTo.article(article.slug);
    return composeElement('item', [
      composeElement('title', article.title),
      composeElement('link', address),
      composeElement('guid', address),
      composeElement('description', article.excerpt),
      composeElement('category', article.category),
      composeElement('pubDate', new Date(article.date).toUTCString()),
    ]);
  });
  const channel = composeElement('channel', [
    composeElement('title', `${BRAND.name} blog`),
    composeElement('link', PLACEHOLDER_ORIGIN + pages.blog),
    composeElement('description', 'Careers and personality: what is known, and what to do with it.'),
    composeElement('language', 'en-GB'),
    `<atom:link href="${PLACEHOLDER_ORIGIN}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return composeDocument(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`);
}

/** Returns the files for search engines and feed readers. The keys are paths from the root of the site. */
export const discoveryFiles = (library: readonly LibraryPage[]): Record<string, string> => ({
  'sitemap.xml': composeSitemap(library),
  'robots.txt': composeRobots(),
  [FEED_PATH.slice(1)]: composeFeed(),
});
