import { BRAND, pages } from '@bearings/contracts';
import { publishedAt, showClaims, type RemoteRoutes } from '@bearings/web';
import * as assessment from 'frontend-assessment/routes';
import * as assessmentSite from 'frontend-assessment/site-pages';
import * as marketing from 'frontend-marketing/routes';
import {
  DEFAULT_ARTICLE_PATH,
  sharedPictures,
  sitePages,
  type SharedPicture,
} from 'frontend-marketing/site-pages';
import { discoveryFiles } from './discovery-files';
import { ORIGIN } from './origin';
import { renderPage, type RenderedPage } from './render-page';

export interface Fragment extends RenderedPage {
  /** The same page as it is where claims are shown, if that differs. */
  claimed?: RenderedPage;
  /** From the root of the site. */
  path: string;
  /** The remote's chunk with the page's code; `chunks.json` says which files that means. */
  chunk: string;
  /** Whether it begins with controls that the shell fetches for some pages only. */
  controls: boolean;
}

/** The prerendered part of one remote. `ORIGIN` is a placeholder for the site's origin. */
export interface Prerendered {
  origin: string;
  pages: Fragment[];
  /** Files for the root of the site, by path. */
  files: Record<string, string>;
  /** Where a path leads that matches a pattern and is none of the pages, by pattern. */
  moved: Record<string, string>;
}

/** Texts of the preview pictures that pages name, by remote; the build renders them. */
export const pictures = (): Record<
  'assessment' | 'marketing',
  (SharedPicture & { brand: string })[]
> => ({
  assessment: assessmentSite.sharedPictures.map(withBrand),
  marketing: sharedPictures.map(withBrand),
});

const withBrand = (picture: SharedPicture) => ({ ...picture, brand: BRAND.name });

/** Renders every public page with the code of its remote. */
export async function prerenderSite(): Promise<Record<'assessment' | 'marketing', Prerendered>> {
  publishedAt(ORIGIN);
  return {
    assessment: {
      origin: ORIGIN,
      pages: await prerenderPages(assessmentSite.sitePages, 'assessment', assessment),
      files: {},
      moved: {},
    },
    marketing: {
      origin: ORIGIN,
      pages: await prerenderPages(sitePages, 'marketing', marketing),
      files: discoveryFiles(),
      moved: { [pages.article]: DEFAULT_ARTICLE_PATH },
    },
  };
}

async function prerenderPages(
  wanted: readonly { path: string; chunk: string; controls?: boolean }[],
  name: string,
  remote: RemoteRoutes,
): Promise<Fragment[]> {
  const fragments: Fragment[] = [];
  for (const { path, chunk, controls = false } of wanted) {
    showClaims(false);
    const plain = await renderPage(path, name, remote);
    showClaims(true);
    const claimed = await renderPage(path, name, remote);
    const differs = claimed.html !== plain.html || claimed.head !== plain.head;
    fragments.push({ path, chunk, controls, ...plain, ...(differs && { claimed }) });
  }
  return fragments;
}
