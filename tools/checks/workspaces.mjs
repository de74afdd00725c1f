import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Workspace one package of the project
 * @property {string} name
 * @property {string} folder path from the project's root, with `/`
 * @property {string[]} tags nx's tags, such as `type:remote`
 * @property {string[]} dependencies names of all packages that its package.json allows at run time
 * @property {string[]} devDependencies names of further packages that it may use for building and testing
 * @property {string[]} scripts
 */

/**
 * Reads every package that the root's package.json names as a workspace.
 * @param {string} root
 * @returns {Workspace[]}
 */
export function listWorkspaces(root) {
  const patterns = readJson(join(root, 'package.json')).workspaces ?? [];
  return patterns
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => describe(folder, readJson(join(root, folder, 'package.json'))));
}

/** @param {string} root @param {string} pattern a folder, or a folder and `/*` */
function expand(root, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent))
    .toSorted()
    .map((name) => `${parent}/${name}`);
}

/**
 * @typedef {object} Manifest what we read of a package.json
 * @property {string} name
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [scripts]
 * @property {{ tags?: string[] }} [nx]
 */

/** @param {string} folder @param {Manifest} manifest @returns {Workspace} */
function describe(folder, manifest) {
  const { name, dependencies, optionalDependencies, peerDependencies, devDependencies } = manifest;
  return {
    name,
    folder,
    tags: manifest.nx?.tags ?? [],
    dependencies: Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
    devDependencies: Object.keys(devDependencies ?? {}),
    scripts: Object.keys(manifest.scripts ?? {}),
  };
}

/** @param {string} file @returns {Manifest} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
