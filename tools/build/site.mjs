/** The ports of development. The whole site is reached through the shell's. */
export const DEV_PORTS = {
  shell: 4100,
  assessment: 4101,
  account: 4102,
  marketing: 4103,
  gallery: 4104,
};

/** Where the API and, in the sandbox, the payment stand-in are reached in development. */
export const DEV_API = 'http://127.0.0.1:3000';

/** @typedef {'assessment' | 'account' | 'marketing'} RemoteName */

/** @type {RemoteName[]} */
export const REMOTES = ['assessment', 'account', 'marketing'];

/** The folder of the site in which a remote is published. @param {RemoteName} name */
export const remotePath = (name) => `/remotes/${name}`;

/** What `/remotes.json` says when every remote is published beside the shell. */
export const remotesFile = () =>
  Object.fromEntries(
    REMOTES.map((name) => [name, { entry: `${remotePath(name)}/mf-manifest.json` }]),
  );
