// Deletes the files of node_modules that the backend's image does not need at run time, and prints
// the size of the rest. Usage: node tools/checks/production-tree.mjs <node_modules>
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listNeededFolders } from './locked-packages.mjs';

/** Maximum size of the backend image's node_modules in bytes. */
export const MAX_TREE_BYTES = 150_000_000;

/**
 * Matches files that are deleted: sources, source maps, types, manuals and builds for browsers.
 * Licences are not deleted.
 */
const UNUSED_FILE =
  /\.(map|ts|mts|cts|flow|tsbuildinfo|md|markdown)$|\/typeorm\/browser\/|\/openai\/src\/|\/rxjs\/(src|dist\/(esm5|esm|bundles|types))\/|\/class-validator\/(bundles|esm5|esm2015)\/|\/@opentelemetry\/[^/]+\/build\/(esm|esnext)\//;
const LICENCE_FILE = /\/(licen[cs]e|notice|copying|copyright)[^/]*$/i;

/**
 * Returns whether a file of a package can be deleted, because none of our processes needs it.
 * @param {string} path below node_modules
 */
export const isUnused = (path) => {
  const name = `/${path.split(sep).join('/')}`;
  return UNUSED_FILE.test(name) && !LICENCE_FILE.test(name);
};

/**
 * Returns the files of a package, without those of packages inside its folder.
 * @param {string} folder
 * @returns {string[]}
 */
const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path);
    return entry.isFile() ? [path] : [];
  });

/** @param {readonly string[]} files */
const sumSizes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);

/**
 * Returns the size in bytes that node_modules would have in the backend's image, computed from the
 * packages installed here.
 * @param {string} root the project's folder
 */
export function productionTreeSize(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // Packages that exist for several platforms are counted once: npm has installed only those of this machine.
  return listNeededFolders(packages, /^(backend|libs\/contracts)$/)
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .reduce((sum, folder) => sum + sumSizes(listFiles(folder).filter((file) => !isUnused(file))), 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tree = resolve(process.argv[2] ?? '');
  const files = readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const needlessFiles = new Set(files.filter(isUnused));
  for (const file of needlessFiles) rmSync(file);
  const size = sumSizes(files.filter((file) => !needlessFiles.has(file)));
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1_000_000).toFixed(1);
  console.log(`${tree}: ${needlessFiles.size} files removed, ${megabytes(size)} MB left.`);
  if (size > MAX_TREE_BYTES) {
    console.error(`The packages may have ${megabytes(MAX_TREE_BYTES)} MB.`);
    process.exitCode = 1;
  }
}
