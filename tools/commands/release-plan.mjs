// Decides what a release writes, without writing anything.
import { hashMigrations, listVersionPlaces, RELEASED_FILES } from '@bearings/checks/release-state';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './project.mjs';

const VERSION_PATTERN = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const UNRELEASED_HEADING = '## Unreleased';

/**
 * @typedef {object} ReleasePlan
 * @property {string} before the version before
 * @property {string} tag
 * @property {string} notes what people read about it in CHANGELOG.md
 * @property {Map<string, string>} files the new text of each file, by its path
 */

/**
 * @param {string} root
 * @param {string} version
 * @param {Date} today
 * @param {string} [changelog] the text of CHANGELOG.md
 * @returns {ReleasePlan}
 */
export function planRelease(root, version, today, changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) {
  /** @param {string} file */
  const readText = (file) => readFileSync(join(root, file), 'utf8');
  const before = JSON.parse(readText('package.json')).version;
  if (!VERSION_PATTERN.test(version)) throw new CommandError('Say which version: npm run release -- 1.0.0');
  if (!isLater(version, before)) throw new CommandError(`${version} does not follow ${before}.`);
  const datedText = datedChangelog(changelog, version, today);
  /** @type {Map<string, string>} */
  const files = new Map([['CHANGELOG.md', datedText]]);
  for (const { file, version: pattern } of listVersionPlaces(root))
    files.set(file, readText(file).replaceAll(pattern, `$1${version}$2`));
  files.set('package-lock.json', lockedAt(readText('package-lock.json'), new Set(files.keys()), version));
  files.set(RELEASED_FILES.api, readText('backend/openapi.json'));
  files.set(RELEASED_FILES.migrations, `${JSON.stringify(hashMigrations(root), null, 2)}\n`);
  return { before, tag: `v${version}`, notes: readReleaseNotes(datedText, version), files };
}

/** @param {string} version @param {string} before */
function isLater(version, before) {
  const [one, other] = [version, before].map((each) => each.split('.').map(Number));
  const place = [0, 1, 2].find((index) => one?.[index] !== other?.[index]);
  return place !== undefined && Number(one?.[place]) > Number(other?.[place]);
}

/** @param {string} text of CHANGELOG.md @param {string} version @param {Date} today */
function datedChangelog(text, version, today) {
  const date = today.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (!text.includes(`\n${UNRELEASED_HEADING}\n\n- `)) {
    throw new CommandError(`CHANGELOG.md has no "${UNRELEASED_HEADING}" with a line: say what changed for people.`);
  }
  return text.replace(UNRELEASED_HEADING, () => `## ${version}, ${date}`);
}

/** Returns what CHANGELOG.md says of a version, without its heading. @param {string} text @param {string} version */
export function readReleaseNotes(text, version) {
  const sections = text.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${version}, `)) ?? '';
  return section.slice(section.indexOf('\n')).trim();
}

/**
 * Returns the lock file with the version in the entries of the packages whose manifests change.
 * @param {string} text
 * @param {Set<string>} files
 * @param {string} version
 */
function lockedAt(text, files, version) {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (files.has(path === '' ? 'package.json' : `${path}/package.json`)) entry.version = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}
