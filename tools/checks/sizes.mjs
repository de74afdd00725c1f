// No source file over 250 lines. The linter sees to the code; this sees to everything else we write.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './source-files.mjs';
import { listWorkspaces } from './workspaces.mjs';

const LIMIT = 250;
const WRITTEN = /\.(css|html|ya?ml|conf|sh|Dockerfile)$/;

/** @param {string} root @returns {string[]} one sentence for each file that is too long */
export function sizeFindings(root) {
  const folders = [...listWorkspaces(root).map(({ folder }) => folder), 'docker'];
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => WRITTEN.test(path))
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
