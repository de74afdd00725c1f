/** Where webpack's build finds its own files: in a browser the folder of the remote's version. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string | undefined;

// The prerenderer bundles several remotes, so that its public path is none of theirs.
const folder =
  typeof window === 'object' && typeof __webpack_public_path__ === 'string'
    ? __webpack_public_path__
    : '/remotes/assessment/';

/** The path of the picture that a shared link of the assessment shows. The prerenderer draws it. */
export const SHARED_PICTURE = new URL(`${folder}pictures/assessment.png`, 'http://localhost')
  .pathname;
