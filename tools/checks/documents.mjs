// Fails on a command, file, folder or heading that a document or workflow names and that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files-below.mjs';
import { listWorkspaces } from './workspaces.mjs';

/**
 * @typedef {object} Project what documents may refer to
 * @property {Record<string, string[]>} scripts scripts of each workspace by name and by folder; those of the root by
 * ''
 * @property {(path: string) => boolean} has returns whether a path from the root exists
 * @property {(path: string) => string[]} headings returns a document's headings in the form of link fragments
 */

/** Matches paths that commands write, and placeholders. */
const NOT_STORED = /(^|\/)dist(\/|$)|^e2e\/screenshots|^\.data\/|[<>{}*…$]/;
const OUR_FOLDER = /^(backend|docker|docs|e2e|frontend-\w+|libs|tools|\.\w+)\/[\w./@-]+$/;

/**
 * Returns a sentence for each reference of a document to something that the project does not have.
 * @param {string} path path of the document
 * @param {string} text
 * @param {Project} project
 */
export function documentFindings(path, text, { scripts, has, headings }) {
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
    else if (heading && target.endsWith('.md') && !headings(target).includes(heading))
      add(`heading ${link}`);
  }
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g))
    for (const word of code.split(/\s+/))
      if (OUR_FOLDER.test(word) && !NOT_STORED.test(word) && !has(word)) add(`file ${word}`);
  return findings;
}

/** Returns GitHub's anchors of a document's headings. @param {string} text */
export const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * Returns one sentence for each path in CODEOWNERS that does not exist. @param {string} text @param {Project} project
 */
export const ownerFindings = (text, { has }) =>
  [...text.matchAll(/^\/(\S+)/gm)].flatMap(([, path = '']) =>
    has(path) ? [] : [`.github/CODEOWNERS: there is no /${path}.`],
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const workspaces = listWorkspaces(root);
  /** @type {Project} */
  const project = {
    scripts: Object.fromEntries([
      ['', Object.keys(JSON.parse(read('package.json')).scripts)],
      ...workspaces.flatMap(({ name, folder, scripts }) => [
        [name, scripts],
        [folder, scripts],
      ]),
    ]),
    has: (path) => existsSync(join(root, path)),
    headings: (path) => anchorsOf(read(path)),
  };
  const settings = ['.github', '.vscode', '.devcontainer'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name))),
  );
  const documents = filesBelow(root, '.').filter((path) => path.endsWith('.md'));
  const findings = [
    ...[...documents, ...settings].flatMap((path) => documentFindings(path, read(path), project)),
    ...ownerFindings(read('.github/CODEOWNERS'), project),
  ];
  for (const finding of findings) console.error(finding);
  console.log(
    `Documents: ${documents.length + settings.length} files, ${findings.length} findings.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
