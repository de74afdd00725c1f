// No retired word of docs/glossary.md in code, tests or documents.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files-below.mjs';

/**
 * @typedef {object} Retired
 * @property {string} word as the glossary spells it
 * @property {(line: string, words: string) => boolean} found in a line, or in its words as `splitWords` gives them
 */

const GLOSSARY = 'docs/glossary.md';
const READ = /\.([cm]?[jt]sx?|md|css|html|ya?ml|conf|sh)$/;
/** What users read has its own rules, a released migration is never edited, and this check names words. */
const EXEMPT =
  /(^|\/)(content|texts|migrations|pictures)\/|(^|\/)CHANGELOG\.md$|statements\.ts$|(^|\/)error-codes\.ts$|(^|\/)words(\.spec)?\.mjs$/;
const FOLDERS = ['docs', 'docker', 'e2e', 'libs', 'tools', 'backend'];
/** Standard terms and stored or sent names that contain a retired word. */
const ALLOWED =
  /\bfocus[- ]rings?\b|\bfont-face\b|\btype casts?\b|\bpayments_one_standing\b|\bButtonFace\b|'standing'|\bstanding: 'p\.refunded_at/gi;

/** @param {string} text the glossary @returns {Retired[]} */
export function readRetired(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const cell = row.split('|').at(-2) ?? '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => toRetired(word));
  });
}

/** @param {string} word @returns {Retired} */
function toRetired(word) {
  if (word.endsWith('()')) {
    const bare = word.slice(0, -2);
    // A class stands in capitals; a function is called, declared or reached through an object.
    const name = /^[A-Z]/.test(bare)
      ? new RegExp(`(?<![\\w$-])${bare}(?![\\w$])`)
      : new RegExp(`(?:\\.|\\bfunction )${bare}\\b|(?<![\\w$-])${bare}\\(`);
    return { word, found: (line) => name.test(line) && isCode(line) };
  }
  const phrase = ` ${word.toLowerCase()} `;
  return { word, found: (_, words) => words.includes(phrase) };
}

/** A description is part of the OpenAPI document, which changes with the API only. */
const API_DESCRIPTION = /\bdescription: ['"`]/;

/** The sentence of an error, which users read. */
const ERROR_TEXT = /^\s*['"`].*['"`],$/;

/** Whether a line is no comment and no prose. @param {string} line */
function isCode(line) {
  return !/^\s*(\*|\/\/|\/\*)/.test(line);
}

/** Each line as lower-case words between blanks, names split. @param {string} text */
function splitWords(text) {
  return text
    .replace(ALLOWED, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\n]+/g, ' ')
    .toLowerCase()
    .split('\n')
    .map((line) => ` ${line.trim()} `);
}

/**
 * @param {string} root
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]} one sentence for each place
 */
export function wordFindings(root, wanted = () => true) {
  const retired = readRetired(readFileSync(join(root, GLOSSARY), 'utf8'));
  if (retired.length === 0) throw new Error(`${GLOSSARY} names no retired word.`);
  return documentsAndCode(root)
    .filter(wanted)
    .flatMap((path) => findingsIn(path, readFileSync(join(root, path), 'utf8'), retired));
}

/** @param {string} root */
function documentsAndCode(root) {
  const fronts = ['shell', 'assessment', 'account', 'marketing'].map((name) => `frontend-${name}`);
  const inFolders = [...FOLDERS, ...fronts].flatMap((folder) => filesBelow(root, folder));
  const top = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  return [...top, ...inFolders].filter(
    (path) => READ.test(path) && !EXEMPT.test(path) && path !== GLOSSARY,
  );
}

/** @param {string} path @param {string} line */
const isUserText = (path, line) =>
  API_DESCRIPTION.test(line) || (path.endsWith('.errors.ts') && ERROR_TEXT.test(line));

/** @param {string} path @param {string} text @param {Retired[]} retired @returns {string[]} */
export function findingsIn(path, text, retired) {
  const words = splitWords(text);
  return text
    .split('\n')
    .flatMap((line, index) =>
      (isUserText(path, line) ? [] : retired)
        .filter(({ found }) => found(line, words[index] ?? ''))
        .map(({ word }) => `${path}:${index + 1} says "${word}": ${line.trim().slice(0, 120)}`),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const prefixes = process.argv.slice(2);
  const findings = wordFindings(
    resolve(import.meta.dirname, '../..'),
    (path) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix)),
  );
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} retired words; ${GLOSSARY} has the terms in use.`);
  if (findings.length > 0) process.exitCode = 1;
}
