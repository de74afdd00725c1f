// Fails if a document or workflow names a command, file, folder or heading that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

/** Paths that are not checked: files that commands write, and placeholders. */
const NOT_STORED = /(^|\/)dist(\/|$)|^e2e\/screenshots|^\.data\/|[<>{}*…$]/;
const OUR_FOLDER = /^(backend|docker|docs|e2e|frontend-\w+|libs|tools|\.\w+)\/[\w./@-]+$/;

const root = resolve(import.meta.dirname, '../..');
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} path */
const has = (path) => existsSync(join(root, path));

/**
 * The names of the scripts of each workspace, by its name and by its folder; those of the root have the key ''.
 * @type {Record<string, string[]>}
 */
const scripts = Object.fromEntries([
  ['', Object.keys(JSON.parse(read('package.json')).scripts)],
  ...listWorkspaces(root).flatMap(({ name, folder, scripts: own }) => [
    [name, own],
    [folder, own],
  ]),
]);
const settings = ['.github', '.vscode', '.devcontainer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name))),
);
const documents = [...filesBelow(root, '.').filter((path) => path.endsWith('.md')), ...settings];
const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path = '']) => path);
const found = [
  ...documents.flatMap(documentFindings),
  ...owned.filter((path) => !has(path)).map((path) => `.github/CODEOWNERS: there is no /${path}.`),
];
for (const finding of found) console.error(finding);
console.log(`Documents: ${documents.length} files, ${found.length} findings.`);
if (found.length > 0) process.exitCode = 1;

/**
 * Returns one sentence for each thing that a document names and that does not exist.
 * @param {string} path of the document
 */
function documentFindings(path) {
  const text = read(path);
  /** @type {string[]} */
  const findings = [];
  /** @param {string} missing */
  const add = (missing) => findings.push(`${path}: there is no ${missing}.`);
  for (const [, command = '', rest = ''] of text.matchAll(/\bnpm run ([\w:-]+)([^`\n|]*)/g)) {
    const [, workspace = ''] = / -w ([\w@/-]+)/.exec(rest) ?? [];
    if (scripts[workspace]?.includes(command) === false)
      add(`script ${command} ${workspace}`.trim());
  }
  for (const [, workspace = ''] of text.matchAll(
    /\bnpm (?:test|run|install)\b[^`\n|]* -w ([\w@/-]+)/g,
  ))
    if (!scripts[workspace]) add(`workspace ${workspace}`);
  for (const [, link = ''] of text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)) {
    const [file = '', heading] = link.split('#');
    const target = file ? posix.join(posix.dirname(path), file) : path;
    if (!has(target)) add(`file ${link}`);
    else if (heading && target.endsWith('.md') && !headingsOf(target).includes(heading))
      add(`heading ${link}`);
  }
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g))
    for (const word of code.split(/\s+/))
      if (OUR_FOLDER.test(word) && !NOT_STORED.test(word) && !has(word)) add(`file ${word}`);
  return findings;
}

/** Returns the anchors that GitHub creates for a document's headings. @param {string} path */
function headingsOf(path) {
  return [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
