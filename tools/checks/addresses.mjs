// Fails on an external URL that readers may see and that is missing in the register of links.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

const REGISTER = 'libs/report-composer/src/content/links/links.data.ts';
const CODE = /\.(tsx?|mjs)$/;
/** Tests, the register itself, and files that no reader sees. */
const EXEMPT =
  /\.spec\.(tsx?|mjs)$|\/src\/test(ing)?\/|^libs\/report-composer\/src\/content\/(links\/|countries\/countries\.data)|^backend\/src\/migrations\/|^(tools|e2e)\/(?!prerender\/)/;
/** Hosts that code uses: APIs, namespaces and names reserved for examples. */
const TECHNICAL =
  /^(?:(?:[\w-]+\.)?stripe\.com|\*\.js\.stripe\.com|api\.openai\.com|schema\.org|opensource\.org|www\.(?:w3|sitemaps)\.org|(?:[\w-]+\.)?example(?:\.\w+)?|[\w-]+\.invalid|localhost|127\.0\.0\.1)$/;
const WITH_SCHEME = /https?:\/\/([^\s'"`)<>\\$;,/]+)([^\s'"`)<>\\$;,]*)/g;
const BARE =
  /(?<![\w@./*-])((?:[a-z0-9-]+\.)+(?:(?:com|org|net|edu|gov|int|info|eu|ie|scot|wales)(?:\.[a-z]{2})?|(?:gov|co|org|ac|nhs)\.[a-z]{2}))(?![\w.-]*[\w(@])(\/[\w./-]*)?/g;

/** @typedef {{ path: string, text: string }} File */

/**
 * Returns the URLs in a link register's source, as shown to readers.
 * @param {string} source text of libs/report-composer/src/content/links/links.data.ts
 */
export function registeredAddresses(source) {
  return [...source.matchAll(/ address: '([^']+)'/g)].map(([, address = '']) => printed(address));
}

/**
 * Returns one sentence for each URL that is not in the link register. Registering a site does not register its pages.
 * @param {readonly File[]} files
 * @param {readonly string[]} registered
 */
export function addressFindings(files, registered) {
  if (registered.length === 0) return [`No address was found in ${REGISTER}.`];
  return files.flatMap(({ path, text }) =>
    addressesIn(text)
      .filter((address) => !registered.includes(address) && !registered.includes(`www.${address}`))
      .map((address) => `${path} names ${address}: add it to ${REGISTER}, or leave it out.`),
  );
}

/** @param {string} text */
function addressesIn(text) {
  const found = [...text.matchAll(WITH_SCHEME), ...text.matchAll(BARE)];
  const outside = found.filter(([, host = '']) => !TECHNICAL.test(host.replace(/[:.]\d*$/, '')));
  return [...new Set(outside.map(([, host = '', path = '']) => printed(host + path)))];
}

/** @param {string} address */
function printed(address) {
  return address.replace(/^https?:\/\//, '').replace(/[/.]+$/, '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  const files = listWorkspaces(root)
    .flatMap(({ folder }) => filesBelow(root, folder))
    .filter((path) => CODE.test(path) && !EXEMPT.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const register = readFileSync(join(root, REGISTER), 'utf8');
  const findings = addressFindings(files, registeredAddresses(register));
  for (const finding of findings) console.error(finding);
  console.log(`Addresses: ${findings.length} findings in ${files.length} files.`);
  if (findings.length > 0) process.exitCode = 1;
}
