// What a release writes, and where the project's version stands.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from './workspaces.mjs';

/** Files that a release writes. Until the first one none of them exists. */
export const RELEASED_FILES = {
  /** The description of the API, a copy of `backend/openapi.json`. */
  api: 'backend/openapi.released.json',
  /** The SHA-256 of each migration, by file name. */
  migrations: 'backend/migrations.released.json',
  /** Rows of an invented buyer in every table that has some. */
  data: 'backend/data.released.json',
};

/**
 * Packages whose version says which remotes fit which shell (docs/how-to/shared-export.md). It does not follow releases.
 */
const OWN_VERSION_FOLDERS = ['libs/ui', 'libs/web'];
const MIGRATIONS_FOLDER = 'backend/src/migrations';
const CHART_FILE = 'docker/chart/Chart.yaml';
const COMPOSE_FILE = 'docker/compose.yaml';

/**
 * A place where the project's version stands: `version` finds it in the file's text, between the two groups.
 * @typedef {{ file: string, version: RegExp }} VersionPlace
 */

/** @param {string} root @returns {VersionPlace[]} */
export function listVersionPlaces(root) {
  const folders = listWorkspaces(root).map(({ folder }) => folder);
  const manifests = folders
    .filter((folder) => !OWN_VERSION_FOLDERS.includes(folder))
    .map((folder) => `${folder}/package.json`);
  return [
    ...['package.json', ...manifests].map((file) => ({ file, version: /^( {2}"version": ")[^"]+(")/gm })),
    { file: CHART_FILE, version: /^((?:appV|v)ersion: )\S+()$/gm },
    { file: COMPOSE_FILE, version: /^( +image: \$\{\w+:-bearings-\w+:)[^}\s]+(\})$/gm },
  ];
}

/** Returns the SHA-256 of each migration, by file name. @param {string} root @returns {Record<string, string>} */
export function hashMigrations(root) {
  const folder = join(root, MIGRATIONS_FOLDER);
  const files = readdirSync(folder).filter((file) => /^\d+-.*\.ts$/.test(file));
  return Object.fromEntries(
    files.toSorted().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Returns a sentence for each thing that contradicts the last release. @param {string} root */
export function listReleaseFindings(root) {
  const version = readJson(root, 'package.json').version;
  return [...listVersionFindings(root, version), ...listReleasedFindings(root, version)];
}

/** @param {string} root @param {string} version */
function listVersionFindings(root, version) {
  return listVersionPlaces(root).flatMap(({ file, version: pattern }) => {
    const found = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)];
    const others = found.map(([text, before = '', after = '']) =>
      text.slice(before.length, text.length - after.length),
    );
    if (others.length === 0) return [`${file} has no version.`];
    return others.filter((each) => each !== version).map((each) => `${file} has the version ${each}, not ${version}.`);
  });
}

/** @param {string} root @param {string} version */
function listReleasedFindings(root, version) {
  if (version.startsWith('0.')) return [];
  const missing = Object.values(RELEASED_FILES).filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing, which the release of ${version} wrote.`);
  const current = hashMigrations(root);
  return Object.entries(readJson(root, RELEASED_FILES.migrations)).flatMap(([file, hash]) =>
    current[file] === hash ? [] : [`${MIGRATIONS_FOLDER}/${file} was released and is frozen: add a migration instead.`],
  );
}

/** @param {string} root @param {string} file */
const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
