/** The public path that webpack sets: in a browser the folder of the remote's version. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string | undefined;

// The prerenderer bundles several remotes, so its public path is not the remote's.
const folder =
  typeof window === 'object' && typeof __webpack_public_path__ === 'string'
    ? __webpack_public_path__
    : '/remotes/assessment/';

/** The path of the picture that a shared link of the assessment shows. The prerenderer draws it. */
export const SHARED_PICTURE = new URL(`${folder}pictures/assessment.png`, 'http://localhost')
  .pathname;
