import { pages, pageTo, type ReportCareers, type ReportDetail } from '@bearings/contracts';
import { BRAND, SAMPLE_ID } from '@bearings/domain';
import {
  createStore,
  setSiteOrigin,
  showClaims,
  type ClaimsMode,
  type AppStore,
  type PrerenderedReplies,
  type RemoteRoutes,
} from '@bearings/web';
import { matchPath } from 'react-router';
import { calls as accountCalls } from 'frontend-account/calls';
import * as account from 'frontend-account/routes';
import * as assessment from 'frontend-assessment/routes';
import * as assessmentSite from 'frontend-assessment/site-pages';
import * as marketing from 'frontend-marketing/routes';
import { DEFAULT_ARTICLE_PATH, previewPictures, sitePages, type PreviewPicture } from 'frontend-marketing/site-pages';
import { discoveryFiles } from './discovery-files';
import { collectReplies } from './collect-replies';
import { isSampledPage, libraryPages, type LibrarySource } from './library-pages';
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
  /** Files for the root of the site, by path. */
  files: Record<string, string>;
  /** Redirect targets, by path pattern. A path that matches the pattern but is not a page is redirected. */
  moved: Record<string, string>;
  /** The paths of all pages that match each pattern. */
  listed: Record<string, string[]>;
}

/** The API's replies about the sample report, for the default country. */
interface SampleSource {
  report: ReportDetail;
  careers: ReportCareers;
}

/** The texts of the preview pictures that pages refer to, by remote. The build draws the pictures. */
export const pictures = (): Record<'assessment' | 'marketing', (PreviewPicture & { brand: string })[]> => ({
  assessment: assessmentSite.sharedPictures.map(addBrand),
  marketing: previewPictures.map(addBrand),
});

const addBrand = (picture: PreviewPicture) => ({ ...picture, brand: BRAND.name });

/**
 * Renders every public page except most of the careers library. Also renders the page that is shown while a report
 * loads, which is the same for every report.
 * @param program digest of the program with which the API renders the opening of a report
 */
export async function prerenderSite(
  source: LibrarySource,
  sample: SampleSource,
  program: string,
): Promise<Record<'account' | 'assessment' | 'marketing', PrerenderedRemote>> {
  setSiteOrigin(PLACEHOLDER_ORIGIN);
  const library = libraryPages(source);
  const paths = library.map(({ path }) => path);
  const base = { origin: PLACEHOLDER_ORIGIN, files: {}, moved: {}, listed: {} };
  return {
    account: { ...base, pages: await prerenderPages(createAccountPages(sample, program), 'account', account) },
    assessment: { ...base, pages: await prerenderPages(assessmentSite.sitePages, 'assessment', assessment) },
    marketing: {
      origin: PLACEHOLDER_ORIGIN,
      pages: [
        ...(await prerenderPages(sitePages, 'marketing', marketing)),
        ...(await prerenderPages(library.filter(isSampledPage), 'marketing', marketing)),
      ],
      files: discoveryFiles(library),
      moved: { [pages.article]: DEFAULT_ARTICLE_PATH },
      listed: Object.fromEntries(
        [pages.career, pages.careerField, pages.careerSubject].map((pattern) => [
          pattern,
          paths.filter((path) => matchPath(pattern, path) && !isPathWithoutParameters(path)),
        ]),
      ),
    },
  };
}

/** Returns the public pages of frontend-account: they are the same for every reader. */
const createAccountPages = ({ report, careers }: SampleSource, program: string): WantedPage[] => [
  {
    path: pages.sampleReport,
    chunk: 'sample-report',
    controls: true,
    fill: (store) =>
      void store.dispatch(
        accountCalls.util.upsertQueryEntries([
          { endpointName: 'report', arg: { assessmentId: SAMPLE_ID }, value: report },
          { endpointName: 'reportCareers', arg: { id: SAMPLE_ID }, value: careers },
        ]),
      ),
  },
  { path: pageTo.report('any'), chunk: 'report', controls: true, isPrivate: true, program },
];

/** Returns whether the contracts package lists this path as a page without parameters. */
const isPathWithoutParameters = (path: string): boolean => Object.values<string>(pages).includes(path);

/** Renders the pages of the careers library that {@link prerenderSite} leaves out. */
export async function prerenderLibrary(source: LibrarySource): Promise<PageFragment[]> {
  setSiteOrigin(PLACEHOLDER_ORIGIN);
  const otherPages = libraryPages(source).filter((page) => !isSampledPage(page));
  return prerenderPages(otherPages, 'marketing', marketing);
}

interface WantedPage {
  path: string;
  chunk: string;
  controls?: boolean;
  /** Whether the page is personal, so that search engines must not index it. */
  isPrivate?: boolean;
  program?: string;
  fill?: (store: AppStore) => void;
}

async function prerenderPages(
  wanted: readonly WantedPage[],
  name: string,
  remote: RemoteRoutes,
): Promise<PageFragment[]> {
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
