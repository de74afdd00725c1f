// Finds which names of the shared packages a remote imports, in everything that is bundled with it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { importsOf } from './imports.mjs';

/** @typedef {{ folder: string, name: string, entries: readonly string[] }} SharedPackage */

/**
 * Returns the names by shared entry point, from `src/routes.tsx` on.
 * @param {string} root @param {string} folder the remote's @param {readonly SharedPackage[]} shared
 * @returns {Record<string, string[]>}
 */
export function usedNames(root, folder, shared) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  const files = [join(root, folder, 'src/routes.tsx')];
  // The list grows while it is read.
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const { target, typeOnly } of importsOf(file, text)) {
      const next = typeOnly || isShared(shared, target) ? null : find(root, shared, file, target);
      if (next && !files.includes(next)) files.push(next);
    }
    for (const { target, name } of namesOf(file, text)) {
      if (!isShared(shared, target)) continue;
      const names = used.get(target) ?? new Set();
      used.set(target, names.add(name));
    }
  }
  return Object.fromEntries(
    [...used]
      .toSorted(([a], [b]) => byText(a, b))
      .map(([target, names]) => [target, [...names].toSorted(byText)]),
  );
}

/** @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : Number(a > b));

/** @param {readonly SharedPackage[]} shared @param {string} target */
const isShared = (shared, target) =>
  shared.some(({ name, entries }) =>
    entries.some((entry) => target === (entry === '.' ? name : `${name}${entry.slice(1)}`)),
  );

/**
 * The file of an import that is bundled, if it is ours.
 * @param {string} root @param {readonly SharedPackage[]} shared @param {string} from @param {string} target
 */
function find(root, shared, from, target) {
  if (target.startsWith('.')) {
    const base = resolve(dirname(from), target);
    const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
    return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
  }
  const owner = shared.find(({ name }) => target.startsWith(`${name}/`));
  if (!owner || target.endsWith('.css')) return null;
  const manifest = JSON.parse(readFileSync(join(root, owner.folder, 'package.json'), 'utf8'));
  return join(root, owner.folder, manifest.exports[`.${target.slice(owner.name.length)}`]);
}

/** The values that a file imports or passes on by name. @param {string} file @param {string} text */
function namesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: target } = statement;
    const clause = isImport ? statement.importClause : statement;
    const named = isImport ? statement.importClause?.namedBindings : statement.exportClause;
    if (!target || !ts.isStringLiteral(target) || !clause || clause.isTypeOnly) return [];
    if (!named || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) {
      return [{ target: target.text, name: '*' }];
    }
    return named.elements
      .filter((element) => !element.isTypeOnly)
      .map(({ propertyName, name }) => ({
        target: target.text,
        name: (propertyName ?? name).text,
      }));
  });
}
