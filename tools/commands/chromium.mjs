import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it is the same engine without windows, and opens a page in a fifth of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a browser for the journeys: the one in CHROMIUM_PATH, or one installed on the machine.
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {string | undefined} an absolute path
 */
export function findChromium({ CHROMIUM_PATH, PATH = '' } = process.env) {
  const candidates = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path) && runs(path));
}

/**
 * Returns whether the browser runs: on some systems it is a script that only explains where to get it. @param {string}
 * path
 */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
