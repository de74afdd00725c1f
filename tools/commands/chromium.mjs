import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Programs to search for, in this order. The headless shell is first: it has the same engine as the others, but no user
 * interface, and opens a page in a fifth of the time.
 */
const PROGRAM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a browser for the browser tests (journeys): the one in CHROMIUM_PATH, or else an installed one.
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {string | undefined} an absolute path
 */
export function findChromium({ CHROMIUM_PATH, PATH = '' } = process.env) {
  const candidates = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : PATH.split(delimiter).flatMap((folder) => PROGRAM_NAMES.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path) && canRun(path));
}

/**
 * Returns whether the browser runs. On some systems the program is only a script that explains how to install it.
 * @param {string} path
 */
const canRun = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
