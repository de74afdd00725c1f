// Fails if a document or workflow names a command, file, folder or heading that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { listFilesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

/** Paths that are not checked: files that commands write, and placeholders. */
const NOT_STORED_PATTERN = /(^|\/)dist(\/|$)|^e2e\/screenshots|^\.data\/|[<>{}*…$]/;
const OUR_FOLDER = /^(backend|docker|docs|e2e|frontend-\w+|libs|tools|\.\w+)\/[\w./@-]+$/;

const root = resolve(import.meta.dirname, '../..');
/** @param {string} path */
const readText = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} path */
const hasFile = (path) => existsSync(join(root, path));

/**
 * The npm scripts of each workspace. A workspace has two keys, its name and its folder; the key of the root is ''.
 * @type {Record<string, string[]>}
 */
const scripts = Object.fromEntries([
  ['', Object.keys(JSON.parse(readText('package.json')).scripts)],
  ...listWorkspaces(root).flatMap(({ name, folder, scripts: own }) => [
    [name, own],
    [folder, own],
  ]),
]);
const configurationFiles = ['.github', '.vscode', '.devcontainer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name))),
);
const documents = [...listFilesBelow(root, '.').filter((path) => path.endsWith('.md')), ...configurationFiles];
const ownedPaths = [...readText('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path = '']) => path);
const found = [
  ...documents.flatMap(documentFindings),
  ...ownedPaths.filter((path) => !hasFile(path)).map((path) => `.github/CODEOWNERS: there is no /${path}.`),
];
for (const finding of found) console.error(finding);
console.log(`Documents: ${documents.length} files, ${found.length} findings.`);
if (found.length > 0) process.exitCode = 1;

/**
 * Returns one sentence for each thing that a document names and that does not exist.
 * @param {string} path the document's path
 */
function documentFindings(path) {
  const text = readText(path);
  /** @type {string[]} */
  const findings = [];
  /** @param {string} missing */
  const addFinding = (missing) => findings.push(`${path}: there is no ${missing}.`);
  for (const [, command = '', rest = ''] of text.matchAll(/\bnpm run ([\w:-]+)([^`\n|]*)/g)) {
    const [, workspace = ''] = / -w ([\w@/-]+)/.exec(rest) ?? [];
    if (scripts[workspace]?.includes(command) === false) addFinding(`script ${command} ${workspace}`.trim());
  }
  for (const [, workspace = ''] of text.matchAll(/\bnpm (?:test|run|install)\b[^`\n|]* -w ([\w@/-]+)/g))
    if (!scripts[workspace]) addFinding(`workspace ${workspace}`);
  for (const [, link = ''] of text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)) {
    const [file = '', heading] = link.split('#');
    const target = file ? posix.join(posix.dirname(path), file) : path;
    if (!hasFile(target)) addFinding(`file ${link}`);
    else if (heading && target.endsWith('.md') && !listHeadings(target).includes(heading))
      addFinding(`heading ${link}`);
  }
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g))
    for (const word of code.split(/\s+/))
      if (OUR_FOLDER.test(word) && !NOT_STORED_PATTERN.test(word) && !hasFile(word)) addFinding(`file ${word}`);
  return findings;
}

/** Returns the anchors that GitHub creates for a document's headings. @param {string} path */
function listHeadings(path) {
  return [...readText(path).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
