// Fails if a file exports a declaration under another name, which a search for the name would not find.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFilesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

const CODE_FILE = /(?<!\.generated)\.(tsx?|mjs)$/;
const EXPORT_LIST_PATTERN = /^export (?:type )?\{([^}]*)\}/gm;
const RENAMED_PATTERN = /(\w+) as (\w+)/g;

const root = resolve(import.meta.dirname, '../..');
const files = listWorkspaces(root)
  .flatMap(({ folder }) => listFilesBelow(root, folder))
  .filter((path) => CODE_FILE.test(path));
let listCount = 0;
const findings = files.flatMap((path) => {
  const lists = [...readFileSync(join(root, path), 'utf8').matchAll(EXPORT_LIST_PATTERN)];
  listCount += lists.length;
  return lists.flatMap(([, names = '']) =>
    [...names.matchAll(RENAMED_PATTERN)].map(
      ([, name, alias]) => `${path} exports ${name} as ${alias}: rename it where it is declared.`,
    ),
  );
});
if (listCount === 0) findings.push('No list of exports was found.');
for (const finding of findings) console.error(finding);
console.log(`Renamed exports: ${findings.length} findings in ${listCount} lists of exports.`);
if (findings.length > 0) process.exitCode = 1;
