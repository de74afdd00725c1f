import { posix } from 'node:path';
import {
  BACKEND_RULES,
  BACKEND_TESTS,
  HTTP_PACKAGES,
  IMPURE,
  MODULE_PRIVATE,
  NOT_SHIPPED,
  PURE,
  WITHOUT_HTTP,
} from './boundary-rules.mjs';

const SOURCE = 'backend/src/';
const DATA = new Set(['@bearings/contracts', '@bearings/career-data']);

/** @typedef {import('./source-files.mjs').SourceFile & { name: string }} BackendFile */

/**
 * Returns the imports inside backend/src that go against the direction of the modules, use another
 * module's tables, or make a pure file impure.
 * @param {import('./source-files.mjs').Project} project
 * @returns {string[]} one sentence for each
 */
export function backendFindings({ files }) {
  /** @type {Map<string, BackendFile>} by its path from backend/src */
  const sources = new Map();
  for (const file of files) {
    if (!file.path.startsWith(SOURCE)) continue;
    const name = file.path.slice(SOURCE.length);
    sources.set(name, { ...file, name });
  }
  const all = [...sources.values()];
  return [
    ...all.flatMap(moduleFindings),
    ...all.flatMap(contentFindings),
    ...all.flatMap(serviceFindings),
    ...PURE.flatMap((pure) => purityFindings(pure, sources)),
  ];
}

/** @param {BackendFile} file */
function moduleFindings(file) {
  const from = folderOf(file.name);
  // Files at the top combine the modules; tests may import everything.
  if (from === undefined || from === BACKEND_TESTS) return [];
  if (!(from in BACKEND_RULES)) return [`${SOURCE}${from}/ is not in the table of boundaries.`];
  const isTest = NOT_SHIPPED.test(file.path);
  return innerImports(file).flatMap(({ name }) => {
    const to = folderOf(name);
    if (to === from || (isTest && to === BACKEND_TESTS)) return [];
    if (to === undefined) return isTest ? [] : [`${file.path} may not import ${name}.`];
    if (to !== 'content' && !allowed(from).includes(to)) {
      return [`${file.path} may not import ${name}: ${from} does not build on ${to}.`];
    }
    return MODULE_PRIVATE.test(name)
      ? [`${file.path} may not import ${name}: it is ${to}'s own.`]
      : [];
  });
}

/** Content is data: it may import the contracts and the career data only. @param {BackendFile} file */
function contentFindings(file) {
  if (folderOf(file.name) !== 'content' || NOT_SHIPPED.test(file.path)) return [];
  return file.imports
    .filter(({ target }) => !target.startsWith('.') && !DATA.has(target))
    .map(({ target }) => `${file.path} may not import ${target}: content is data.`);
}

/** A service does not depend on HTTP, not even on its types. @param {BackendFile} file */
function serviceFindings({ path, imports }) {
  if (!WITHOUT_HTTP.test(path)) return [];
  return imports
    .filter(({ target }) => HTTP_PACKAGES.test(target))
    .map(({ target }) => `${path} may not import ${target}: HTTP belongs to controllers.`);
}

/**
 * @param {string} pure a file or, with `/`, a folder
 * @param {Map<string, BackendFile>} sources
 */
function purityFindings(pure, sources) {
  const found = [...sources.values()].filter(
    ({ name, path }) =>
      (name === pure || (pure.endsWith('/') && name.startsWith(pure))) && !NOT_SHIPPED.test(path),
  );
  if (found.length === 0) return [`There is no ${SOURCE}${pure}, which has to be pure.`];
  return found.flatMap((file) => {
    const way = wayToImpure(file, sources, new Set());
    return way ? [`${file.path} has to be pure and imports ${way.join(', which imports ')}.`] : [];
  });
}

/**
 * @param {BackendFile} file
 * @param {Map<string, BackendFile>} sources
 * @param {Set<string>} seen
 * @returns {string[] | undefined} the files on the way and the package at its end
 */
function wayToImpure(file, sources, seen) {
  seen.add(file.name);
  const direct = file.imports.find(({ target, typeOnly }) => !typeOnly && IMPURE.test(target));
  if (direct) return [direct.target];
  for (const { name, typeOnly } of innerImports(file)) {
    const next = sources.get(name);
    if (typeOnly || !next || seen.has(name)) continue;
    const way = wayToImpure(next, sources, seen);
    if (way) return [name, ...way];
  }
  return undefined;
}

/** @param {BackendFile} file */
function innerImports({ name, imports }) {
  return imports
    .filter(({ target }) => target.startsWith('.'))
    .map(({ target, typeOnly }) => ({
      name: posix.join(posix.dirname(name), target).replace(/\.js$/, '.ts'),
      typeOnly,
    }));
}

/** @param {string} from @returns {string[]} */
const allowed = (from) => Object.entries(BACKEND_RULES).find(([name]) => name === from)?.[1] ?? [];

/** The module's folder; undefined at the top. @param {string} name */
const folderOf = (name) => (name.includes('/') ? name.split('/')[0] : undefined);
