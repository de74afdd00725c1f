// Writes a list of the packages that run in production to dist/sbom.json, in the format CycloneDX
// 1.5. Reads them from the lock file, which contains every version and checksum, because npm's own command rejects the
// overrides of dependencies in our package.json. Usage: npm run sbom -w tools/commands
import { listNeededFolders } from '@bearings/checks/locked-packages';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toProjectPath } from './project.mjs';

/** Matches the workspaces whose dependencies are shipped: they run in the API, in the worker or in browsers. */
const SHIPPED_FOLDER_PATTERN = /^(backend|frontend-\w+|libs\/\w+)$/;

/**
 * Returns the bill of materials of a lock file.
 * @param {{ name: string, version?: string, packages: import('@bearings/checks/locked-packages').Packages }} lock
 */
export function billOfMaterials({ name: product, version: release = '0.0.0', packages }) {
  const components = listNeededFolders(packages, SHIPPED_FOLDER_PATTERN).map((folder) => {
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
  const lock = JSON.parse(readFileSync(toProjectPath('package-lock.json'), 'utf8'));
  const bill = billOfMaterials(lock);
  mkdirSync(toProjectPath('dist'), { recursive: true });
  writeFileSync(toProjectPath('dist/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`dist/sbom.json: ${bill.components.length} packages.`);
}
