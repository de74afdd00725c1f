// Fails on hand-written source files over 250 lines.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files-below.mjs';

const LIMIT = 250;
const SOURCE = /\.([cm]?[jt]sx?|css|html|sql|ya?ml|conf|sh|Dockerfile)$/;
/** Tables, texts and tests grow with what they list; a released migration is never edited. */
const EXEMPT = /(^|\/)(content|texts|migrations)\/|\.data\.ts$|\.(spec|test)\.[a-z]+$/;

/** @param {string} root @returns {string[]} one sentence for each file that is too long */
export function sizeFindings(root) {
  return filesBelow(root, '')
    .filter((path) => SOURCE.test(path) && !EXEMPT.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
      return lines > LIMIT ? [`${path} has ${lines} lines; ${LIMIT} are the most.`] : [];
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = sizeFindings(resolve(import.meta.dirname, '../..'));
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} files are too long.`);
  if (findings.length > 0) process.exitCode = 1;
}
