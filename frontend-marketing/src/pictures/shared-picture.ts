import { toSameOriginPath } from './product-picture';

/** webpack's public path: in a browser, the URL of the folder with this version of the remote. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string | undefined;

const remoteBaseUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/remotes/marketing/';

/**
 * Returns the path of the preview picture that social networks show with a link to a page. The
 * prerenderer draws it with the texts in `site-pages.ts`.
 * @param name the slug of an article, or for another page the name of its chunk
 */
export const getSharedPicturePath = (name: string): string => toSameOriginPath(`${remoteBaseUrl}pictures/${name}.png`);
