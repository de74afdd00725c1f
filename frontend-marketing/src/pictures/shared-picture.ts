import { toSameOriginPath } from './product-picture';

/** Where webpack's build finds its own files: in browsers the folder of the remote's version. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string | undefined;

const folder =
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/remotes/marketing/';

/**
 * Returns the path of a page's preview picture for shared links. The prerenderer creates it with the
 * text in `site-pages.ts`.
 * @param name an article's slug, or another page's chunk
 */
export const sharedPicture = (name: string): string =>
  toSameOriginPath(`${folder}pictures/${name}.png`);
