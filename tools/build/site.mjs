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

/** Returns the content of `/remotes.json` for development servers. */
export const remotesFile = () =>
  Object.fromEntries(REMOTES.map((name) => [name, { entry: `${remotePath(name)}/mf-manifest.json` }]));
