import { BRAND, pages } from '@bearings/contracts';
import { publishedAt, type RemoteRoutes } from '@bearings/web';
import * as assessment from 'frontend-assessment/routes';
import * as marketing from 'frontend-marketing/routes';
import { sharedPictures, sitePages, type SharedPicture } from 'frontend-marketing/site-pages';
import { discoveryFiles } from './discovery-files';
import { ORIGIN } from './origin';
import { renderPage, type RenderedPage } from './render-page';

export interface Fragment extends RenderedPage {
  /** From the root of the site. */
  path: string;
  /** The remote's chunk with the page's code; `chunks.json` says which files that means. */
  chunk: string;
  /** Whether it begins with controls that the shell fetches for some pages only. */
  controls: boolean;
}

/** All that is prerendered of a remote's area. `ORIGIN` stands in it for the site's origin. */
export interface Prerendered {
  origin: string;
  pages: Fragment[];
  /** Files for the root of the site, by path. */
  files: Record<string, string>;
}

/** The pictures for shared links that the pages name, still to be drawn. */
export const pictures = (): (SharedPicture & { brand: string })[] =>
  sharedPictures.map((picture) => ({ ...picture, brand: BRAND.name }));

/** The funnel's first step: its fields are there to be typed into before any script has come. */
const funnelPages = [{ path: pages.assessment, chunk: 'assessment-page', controls: true }];

/** Draws every page that is there for everybody, by the remote that answers for it. */
export async function prerenderSite(): Promise<Record<'assessment' | 'marketing', Prerendered>> {
  publishedAt(ORIGIN);
  return {
    assessment: {
      origin: ORIGIN,
      pages: await drawn(funnelPages, 'assessment', assessment),
      files: {},
    },
    marketing: {
      origin: ORIGIN,
      pages: await drawn(sitePages, 'marketing', marketing),
      files: discoveryFiles(),
    },
  };
}

async function drawn(
  wanted: readonly { path: string; chunk: string; controls?: boolean }[],
  name: string,
  remote: RemoteRoutes,
): Promise<Fragment[]> {
  const fragments: Fragment[] = [];
  for (const { path, chunk, controls = false } of wanted) {
    fragments.push({ path, chunk, controls, ...(await renderPage(path, name, remote)) });
  }
  return fragments;
}
