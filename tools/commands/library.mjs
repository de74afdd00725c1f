// Prerenders the hundreds of pages of the careers library separately from the others, so that no start of the site
// waits for them.
import { startPart } from '@bearings/processes';
import { toProjectPath, runNode, toolEnvironment } from './project.mjs';

/**
 * Prerenders the pages of the careers library for the next publication, if their sources have changed.
 * @returns {Promise<boolean>} false if it failed
 */
export const prerenderLibrary = () => runNode('tools/prerender/write-library.mjs', []);

/**
 * Prerenders and publishes the pages of the careers library while the site runs, so that no start waits for them. Until
 * they are published, browsers render these pages.
 * @param {import('@bearings/processes').Parts} parts
 */
export function publishLibraryMeanwhile(parts) {
  const { name, stop } = startPart({
    name: 'The maker of the careers library',
    command: process.execPath,
    args: [toProjectPath('tools/commands/publish-library.mjs')],
    cwd: toProjectPath(),
    env: toolEnvironment(),
    onLine: (line, isError) => isError && console.error(line),
  });
  // The site must continue when this child process ends, but it stops when a promise `ended` of one of its parts
  // resolves. So the part gets a promise that never resolves.
  parts.add({ name, ended: new Promise(() => {}), stop });
}
