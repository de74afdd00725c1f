// @ts-check
// Checks that package-lock.json works for `npm ci` on every platform. With `--write`, adds what is
// missing.
//
// If the registry that npm used lacks an optional package of another platform, npm leaves it out of
// the lock file, and on that platform `npm ci` rejects the file. The missing entries are made from
// the manifest of the package that depends on them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

const OPERATING_SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'sunos', 'aix'];
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/**
 * Returns the platform in a package's name; null if there is none.
 * @param {string} name
 */
function parsePlatform(name) {
  const words = name.split(/[-/]/);
  const os = words.find((word) => OPERATING_SYSTEMS.includes(word));
  if (os === undefined) return null;
  const cpu = words.find((word) => /^(x64|arm64|arm|ia32|ppc64|s390x|riscv64|loong64|mips64el)$/.test(word));
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : null;
  return {
    os: [os],
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
  };
}

/**
 * Returns entries for the optional packages of other platforms that the lock file lacks.
 * @param {Packages} packages
 * @returns {Packages}
 */
function missingEntries(packages) {
  /** @type {Packages} */
  const missingPackages = {};
  for (const [folder, { optionalDependencies }] of Object.entries(packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies ?? {})) {
      const platform = parsePlatform(name);
      if (!platform || !EXACT_VERSION.test(wanted) || isPackageFound(packages, folder, name)) continue;
      const top = `node_modules/${name}`;
      const takenVersion = packages[top]?.version ?? missingPackages[top]?.version;
      const path = takenVersion === undefined || takenVersion === wanted ? top : `${folder}/${top}`;
      missingPackages[path] = { version: wanted, optional: true, ...platform };
    }
  }
  return missingPackages;
}

/**
 * Returns whether Node would find the package from the folder `start` or from a folder above it.
 * @param {Packages} packages
 * @param {string} start the folder of a package
 * @param {string} name
 */
function isPackageFound(packages, start, name) {
  const parts = start === '' ? [] : start.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    return packages[`${prefix}node_modules/${name}`] !== undefined;
  });
}

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
/** @type {{ packages: Packages }} */
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missingFromLock = missingEntries(lock.packages);
const missingCount = Object.keys(missingFromLock).length;
if (process.argv.includes('--write')) {
  // The order is npm's, so that a complete lock file is written unchanged.
  const entries = Object.entries({ ...lock.packages, ...missingFromLock });
  const packages = Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json: ${missingCount} entries added for other platforms.`);
} else {
  const hosts = Object.entries(lock.packages).filter(([, { resolved = '' }]) => /^https?:/.test(resolved));
  if (missingCount > 0) console.error(`package-lock.json lacks ${missingCount} entries: run npm run lock.`);
  if (hosts[0]) {
    console.error(`package-lock.json names download hosts, as of ${hosts[0][0]}: run npm run lock.`);
  }
  process.exitCode = missingCount + hosts.length > 0 ? 1 : 0;
}
