/**
 * The path at which the shell's development server receives the API's state from `npm run dev`, to
 * send it to open pages.
 */
export const API_STATE = '/__dev/api';

/** @typedef {'assessment' | 'account' | 'marketing'} RemoteName */

/** @type {RemoteName[]} */
export const REMOTES = ['assessment', 'account', 'marketing'];

/**
 * Returns the path below which a remote's files are served. On the published site these are the files of all its
 * versions, and on a development server those of the current version.
 * @param {RemoteName} name
 */
export const remotePath = (name) => `/remotes/${name}`;

/**
 * The name in `surface.json` of the page's frame: the shell's header and footer, into which each prerendered page of a
 * remote is rendered, and the scripts and styles that a composed page takes from the shell.
 */
export const PAGE_FRAME = 'page frame';

/**
 * The version of the frame, by which a remote is compared with the published shell. Raise the first number when the frame's
 * markup changes, since pages rendered into the former would not hydrate; `frame.spec.mjs` of the prerenderer compares
 * it. Raise the second when a page may need something of a frame that former frames lack.
 */
export const FRAME_VERSION = '1.0.0';

/** Returns the content of `/remotes.json` for development servers. */
export const remotesFile = () =>
  Object.fromEntries(REMOTES.map((name) => [name, { entry: `${remotePath(name)}/mf-manifest.json` }]));
