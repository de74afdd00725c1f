import { pages } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import {
  createStore,
  setSiteOrigin,
  showClaims,
  type AppStore,
  type ClaimsMode,
  type PrerenderedReplies,
  type RemoteRoutes,
} from '@bearings/web';
import { collectReplies } from './collect-replies';
import { PLACEHOLDER_ORIGIN } from './origin';
import { renderPage, type RenderedPage } from './render-page';

export interface PageFragment extends RenderedPage {
  /** The page for a site whose settings show unverified claims, by that setting; absent if the page has none. */
  claimed?: Record<Exclude<ClaimsMode, 'hidden'>, RenderedPage>;
  path: string;
  /** The remote's chunk with the page's code; `chunks.json` lists the files of each chunk. */
  chunk: string;
  /**
   * Whether the page needs the package `@bearings/ui/controls` from the beginning. The scripts of that package are
   * loaded only for such pages.
   */
  controls: boolean;
  /** The replies of the API that the page was rendered from. */
  replies?: PrerenderedReplies;
  /** Digest of the program with which the API renders the opening of a report; on the page of a report only. */
  program?: string;
}

/** All prerendered pages of one remote. In them, `PLACEHOLDER_ORIGIN` is a placeholder for the site's origin. */
export interface PrerenderedRemote {
  origin: string;
  pages: PageFragment[];
  /** The paths of all pages of the remote, prerendered or not, in the notation of the router. */
  paths: string[];
  /** Files for the root of the site, by path. */
  files: Record<string, string>;
  /** Redirect targets, by path pattern. A path that matches the pattern but is not a page is redirected. */
  moved: Record<string, string>;
  /** The paths of all pages that match each pattern. */
  listed: Record<string, string[]>;
}

/** The text of a preview picture, which the build draws. */
export interface DrawnPicture {
  path: string;
  eyebrow: string;
  title: string;
  brand: string;
}

/** Returns the texts of preview pictures with the brand's name. */
export const addBrand = <Picture extends Omit<DrawnPicture, 'brand'>>(pictures: readonly Picture[]) =>
  pictures.map((picture) => ({ ...picture, brand: BRAND.name }));

/** Returns a remote with these routes that has these prerendered pages and no files. */
export const createRemote = ({ routes }: RemoteRoutes, fragments: PageFragment[]): PrerenderedRemote => ({
  origin: PLACEHOLDER_ORIGIN,
  pages: fragments,
  paths: Object.values(pages).filter((path) => routes.some((route) => route.path === path)),
  files: {},
  moved: {},
  listed: {},
});

export interface WantedPage {
  path: string;
  chunk: string;
  controls?: boolean;
  /** Whether the page is personal, so that search engines must not index it. */
  isPrivate?: boolean;
  program?: string;
  fill?: (store: AppStore) => void;
}

/** Renders pages of one remote, each within the shell's header and footer. */
export async function prerenderPages(
  wanted: readonly WantedPage[],
  name: string,
  remote: RemoteRoutes,
): Promise<PageFragment[]> {
  setSiteOrigin(PLACEHOLDER_ORIGIN);
  const fragments: PageFragment[] = [];
  for (const { path, chunk, controls = false, isPrivate = false, program, fill } of wanted) {
    const store = createStore();
    fill?.(store);
    const renderWanted = (claims: ClaimsMode) => {
      showClaims(claims);
      return renderPage(path, name, remote, store, isPrivate);
    };
    const plainPage = await renderWanted('hidden');
    const examples = await renderWanted('examples');
    const shown = await renderWanted('shown');
    const isDifferent = [examples, shown].some(({ html, head }) => html !== plainPage.html || head !== plainPage.head);
    const replies = fill && { replies: collectReplies(store) };
    fragments.push({
      path,
      chunk,
      controls,
      ...plainPage,
      ...(isDifferent && { claimed: { examples, shown } }),
      ...replies,
      ...(program !== undefined && { program }),
    });
  }
  return fragments;
}
