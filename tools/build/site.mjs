/** Where the shell's development server takes the API's state from `npm run dev` and passes it to pages. */
export const API_STATE = '/__dev/api';

/** @typedef {'assessment' | 'account' | 'marketing'} RemoteName */

/** @type {RemoteName[]} */
export const REMOTES = ['assessment', 'account', 'marketing'];

/** The folder of the site that has a remote's versions; a development server has its files. @param {RemoteName} name */
export const remotePath = (name) => `/remotes/${name}`;

/** Returns the content of `/remotes.json` for development servers. */
export const remotesFile = () =>
  Object.fromEntries(
    REMOTES.map((name) => [name, { entry: `${remotePath(name)}/mf-manifest.json` }]),
  );
