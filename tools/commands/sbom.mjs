// npm run sbom: writes the packages that run in production to dist/sbom.json, as CycloneDX 1.5. npm's own
// command refuses a tree with overrides, so this reads the lock file, which has every version and checksum.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

/** The workspaces whose dependencies run: in the API and the worker, or in browsers. */
const SHIPPED = /^(backend|frontend-\w+|libs\/\w+)$/;

/**
 * @typedef {object} LockedPackage
 * @property {string} [name] where it differs from the folder's
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved] of a link, the workspace's folder
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, LockedPackage>} Packages by folder */

/**
 * Returns the folder where Node finds a dependency, or undefined for an optional one that is missing.
 * @param {Packages} packages
 * @param {string} folder of the package that depends on it
 * @param {string} name
 */
function folderOf(packages, folder, name) {
  for (let place = folder; ; place = place.replace(/(^|\/)[^/]*$/, '')) {
    const candidate = `${place}${place && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (place === '') return undefined;
  }
}

/** Returns the folders of all packages that the shipped workspaces need. @param {Packages} packages */
function shippedFolders(packages) {
  const found = new Set(Object.keys(packages).filter((folder) => SHIPPED.test(folder)));
  for (const folder of found) {
    const { dependencies, optionalDependencies, resolved, link } = packages[folder] ?? {};
    if (link && resolved) found.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = folderOf(packages, folder, name);
      if (needed) found.add(needed);
    }
  }
  return [...found].filter((folder) => folder.includes('node_modules/') && !packages[folder]?.link);
}

/**
 * Returns the bill of materials of a lock file.
 * @param {{ name: string, version?: string, packages: Packages }} lock
 */
export function billOfMaterials({ name: product, version: release = '0.0.0', packages }) {
  const components = shippedFolders(packages).map((folder) => {
    const { name = folder.split('node_modules/').at(-1) ?? '', ...locked } = packages[folder] ?? {};
    const { version = '0.0.0', license, integrity } = locked;
    const sum = integrity?.startsWith('sha512-') ? integrity.slice('sha512-'.length) : undefined;
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
      licenses: license ? [{ license: { name: license } }] : [],
      hashes: sum ? [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] : [],
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: product, version: release } },
    components,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const bill = billOfMaterials(lock);
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject('dist/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`dist/sbom.json: ${bill.components.length} packages.`);
}
