import { pages } from '@bearings/contracts';
import * as marketing from 'frontend-marketing/routes';
import { DEFAULT_ARTICLE_PATH, previewPictures, sitePages } from 'frontend-marketing/site-pages';
import { matchPath } from 'react-router';
import { discoveryFiles } from './discovery-files';
import { isSampledPage, libraryPages, type LibrarySource } from './library-pages';
import { addBrand, createRemote, type PageFragment, type PrerenderedRemote, prerenderPages } from './prerender-pages';

export const pictures = addBrand(previewPictures);

/** Renders the pages of frontend-marketing, except most of the careers library. */
export async function prerender(source: LibrarySource): Promise<PrerenderedRemote> {
  const library = libraryPages(source);
  const paths = library.map(({ path }) => path);
  return {
    ...createRemote(marketing, [
      ...(await prerenderPages(sitePages, 'marketing', marketing)),
      ...(await prerenderPages(library.filter(isSampledPage), 'marketing', marketing)),
    ]),
    files: discoveryFiles(library),
    moved: { [pages.article]: DEFAULT_ARTICLE_PATH },
    listed: Object.fromEntries(
      [pages.career, pages.careerField, pages.careerSubject].map((pattern) => [
        pattern,
        paths.filter((path) => matchPath(pattern, path) && !isPathWithoutParameters(path)),
      ]),
    ),
  };
}

/** Returns whether the contracts package lists this path as a page without parameters. */
const isPathWithoutParameters = (path: string): boolean => Object.values<string>(pages).includes(path);

/** Renders the pages of the careers library that {@link prerender} leaves out. */
export const prerenderLibrary = (source: LibrarySource): Promise<PageFragment[]> =>
  prerenderPages(
    libraryPages(source).filter((page) => !isSampledPage(page)),
    'marketing',
    marketing,
  );
