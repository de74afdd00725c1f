import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Workspace one package of the project
 * @property {string} name
 * @property {string} folder path from the project's root, with `/`
 * @property {string[]} scripts
 */

/**
 * Reads every package that the root's package.json names as a workspace.
 * @param {string} root
 * @returns {Workspace[]}
 */
export function listWorkspaces(root) {
  /** @param {string} folder @returns {{ name: string, workspaces?: string[], scripts?: object }} */
  const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return (readManifest('.').workspaces ?? [])
    .flatMap((pattern) => expandPattern(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, scripts = {} } = readManifest(folder);
      return { name, folder, scripts: Object.keys(scripts) };
    });
}

/** @param {string} root @param {string} pattern a folder, or a folder and `/*` */
function expandPattern(root, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent))
    .toSorted()
    .map((name) => `${parent}/${name}`);
}
