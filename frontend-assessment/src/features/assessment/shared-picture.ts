/** The public path that webpack sets. In a browser it is the folder that contains this version of the remote. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string | undefined;

// The prerenderer contains several remotes, so there webpack's public path is not that of this remote.
const remoteBaseUrl =
  typeof window === 'object' && typeof __webpack_public_path__ === 'string'
    ? __webpack_public_path__
    : '/remotes/assessment/';

/**
 * The path of the preview picture that social networks show with a link to the assessment. The prerenderer draws it.
 */
export const SHARED_PICTURE_PATH = new URL(`${remoteBaseUrl}pictures/assessment.png`, 'http://localhost').pathname;
