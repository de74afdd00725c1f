// Fails if the register of links lacks an external URL that readers may see.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFilesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

const REGISTER_FILE = 'libs/report-composer/src/content/links/links.data.ts';
const CODE_FILE = /\.(tsx?|mjs)$/;
/** Matches files that are not checked: tests, the register itself, and files that no reader sees. */
const EXEMPT_FILES =
  /\.spec\.(tsx?|mjs)$|\/src\/test(ing)?\/|^libs\/report-composer\/src\/content\/(links\/|countries\/countries\.data)|^backend\/src\/migrations\/|^(tools|e2e)\/(?!prerender\/)/;
/** Hosts that only code uses: APIs, namespaces and names reserved for examples. */
const TECHNICAL_HOST_PATTERN =
  /^(?:(?:[\w-]+\.)?stripe\.com|\*\.js\.stripe\.com|api\.openai\.com|schema\.org|opensource\.org|www\.(?:w3|sitemaps)\.org|(?:[\w-]+\.)?example(?:\.\w+)?|[\w-]+\.invalid|localhost|127\.0\.0\.1)$/;
const ADDRESS_PATTERN = /https?:\/\/([^\s['"`)<>\\$;,/]+)([^\s'"`)<>\\$;,]*)/g;
/** Matches a URL without "https://", such as "example.org/page". */
const BARE_URL =
  /(?<![\w@./*-])((?:[a-z0-9-]+\.)+(?:(?:com|org|net|edu|gov|int|info|eu|ie|scot|wales)(?:\.[a-z]{2})?|(?:gov|co|org|ac|nhs)\.[a-z]{2}))(?![\w.-]*[\w(@])(\/[\w./-]*)?/g;

const root = resolve(import.meta.dirname, '../..');
/** @param {string} path */
const readText = (path) => readFileSync(join(root, path), 'utf8');

/** The registered URLs, without "https://". A registered home page does not cover the other pages of its site. */
const registeredUrls = [...readText(REGISTER_FILE).matchAll(/ address: '([^']+)'/g)].map(([, address = '']) =>
  formatAddress(address),
);
const files = listWorkspaces(root)
  .flatMap(({ folder }) => listFilesBelow(root, folder))
  .filter((path) => CODE_FILE.test(path) && !EXEMPT_FILES.test(path));
const findings = files.flatMap((path) =>
  listAddresses(readText(path))
    .filter((address) => !registeredUrls.includes(address) && !registeredUrls.includes(`www.${address}`))
    .map((address) => `${path} names ${address}: add it to ${REGISTER_FILE}, or leave it out.`),
);
if (registeredUrls.length === 0) findings.push(`No address was found in ${REGISTER_FILE}.`);
for (const finding of findings) console.error(finding);
console.log(`Addresses: ${findings.length} findings in ${files.length} files.`);
if (findings.length > 0) process.exitCode = 1;

/** @param {string} text */
function listAddresses(text) {
  const found = [...text.matchAll(ADDRESS_PATTERN), ...text.matchAll(BARE_URL)];
  const outsideAddresses = found.filter(([, host = '']) => !TECHNICAL_HOST_PATTERN.test(host.replace(/[:.]\d*$/, '')));
  return [...new Set(outsideAddresses.map(([, host = '', path = '']) => formatAddress(host + path)))];
}

/** @param {string} address */
function formatAddress(address) {
  return address.replace(/^https?:\/\//, '').replace(/[/.]+$/, '');
}
