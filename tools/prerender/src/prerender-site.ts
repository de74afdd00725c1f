import { publishedAt } from '@bearings/web';
import * as marketing from 'frontend-marketing/routes';
import { sitePages } from 'frontend-marketing/site-pages';
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

/** Draws every marketing page. */
export async function prerenderSite(): Promise<Prerendered> {
  publishedAt(ORIGIN);
  const fragments: Fragment[] = [];
  for (const { path, chunk } of sitePages) {
    fragments.push({ path, chunk, ...(await renderPage(path, marketing)) });
  }
  return { origin: ORIGIN, pages: fragments, files: discoveryFiles() };
}
