// Runs the specs and journeys whose path contains a name, each with its own runner. Usage: npm test -- <name>
import { listFilesBelow } from '@bearings/checks/files-below';
import { listWorkspaces } from '@bearings/checks/workspaces';
import { existsSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { runJourneys, testEnvironment } from './journeys.mjs';
import { toProjectPath, PROJECT_FOLDER, run } from './project.mjs';

const SPEC_FILE_PATTERN = /\.(spec\.(tsx?|mjs)|journey\.ts)$/;

/**
 * Returns the specs and journeys whose path contains the name, grouped by the folder of their package.
 * @param {string} name
 * @returns {Map<string, string[]>} paths from that folder
 */
export function findSpecs(name) {
  const found = listWorkspaces(PROJECT_FOLDER).map(({ folder }) => {
    const files = listFilesBelow(PROJECT_FOLDER, folder).filter(
      (file) => SPEC_FILE_PATTERN.test(file) && file.includes(name),
    );
    return /** @type {const} */ ([folder, files.map((file) => relative(folder, file))]);
  });
  return new Map(found.filter(([, files]) => files.length > 0));
}

/**
 * Runs the specs that {@link findSpecs} found, one package after the other.
 * @param {Map<string, string[]>} found
 * @returns {Promise<boolean>} whether all of them passed
 */
export async function runSpecs(found) {
  let ok = true;
  for (const [folder, files] of found) {
    ok = (folder === 'e2e' ? (await runJourneys(files)).ok : await runSpecsInFolder(folder, files)) && ok;
  }
  return ok;
}

/** Runs one spec or journey and returns whether it passed. @param {string} file path from the project's folder */
export const runSpec = (file) => runSpecs(findSpecs(file));

/** @param {string} folder @param {readonly string[]} files */
function runSpecsInFolder(folder, files) {
  const isJest = existsSync(toProjectPath(folder, 'jest.config.mjs'));
  const args = isJest
    ? ['--experimental-vm-modules', toProjectPath('node_modules/jest/bin/jest.js'), '--runTestsByPath', ...files]
    : ['--test', '--test-force-exit', ...files];
  return run(process.execPath, args, { env: testEnvironment(), cwd: toProjectPath(folder) });
}
