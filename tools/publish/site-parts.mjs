// Apart from publishing, whose modules need built packages, so that a clean checkout can name the parts that it builds.
import { REMOTES } from '@bearings/build/site';

/** @typedef {'shell' | import('@bearings/build/site').RemoteName} Part */

/** @type {Part[]} */
export const SITE_PARTS = ['shell', ...REMOTES];
