import { BRAND } from '@bearings/contracts';
import { publishedAt } from '@bearings/web';
import * as marketing from 'frontend-marketing/routes';
import { ARTICLES, articlePicture, sitePages } from 'frontend-marketing/site-pages';
import { discoveryFiles } from './discovery-files';
import { ORIGIN } from './origin';
import { renderPage, type RenderedPage } from './render-page';

export interface Fragment extends RenderedPage {
  /** From the root of the site. */
  path: string;
  /** The remote's chunk with the page's code; `chunks.json` says which files that means. */
  chunk: string;
}

/** All that is prerendered of the site. `ORIGIN` stands in it for the site's origin. */
export interface Prerendered {
  origin: string;
  pages: Fragment[];
  /** Files for the root of the site, by path. */
  files: Record<string, string>;
}

/** A picture for the shared links of a page, still to be drawn. */
export interface Picture {
  /** Where the page says it is, from the root of the site. */
  path: string;
  title: string;
  category: string;
  brand: string;
}

/** The pictures that the articles name. */
export const pictures = (): Picture[] =>
  ARTICLES.map(({ slug, title, category }) => ({
    path: articlePicture(slug),
    title,
    category,
    brand: BRAND.name,
  }));

/** Draws every marketing page. */
export async function prerenderSite(): Promise<Prerendered> {
  publishedAt(ORIGIN);
  const fragments: Fragment[] = [];
  for (const { path, chunk } of sitePages) {
    fragments.push({ path, chunk, ...(await renderPage(path, marketing)) });
  }
  return { origin: ORIGIN, pages: fragments, files: discoveryFiles() };
}
