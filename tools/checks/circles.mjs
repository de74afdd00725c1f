import { posix } from 'node:path';
import { packageOf } from './project-boundaries.mjs';

/** What an import may leave out or, where TypeScript is compiled first, replace. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * Returns the circles of imports between files and between packages. Imports of types count too: two
 * files that need each other's types cannot be understood or moved apart either.
 * @param {import('./source-files.mjs').Project} project
 * @returns {string[]} one sentence for each
 */
export function circleFindings({ workspaces, files }) {
  const paths = new Set(files.map(({ path }) => path));
  const names = new Set(workspaces.map(({ name }) => name));
  /** @type {Map<string, Set<string>>} */
  const fileImports = new Map();
  /** @type {Map<string, Set<string>>} */
  const packageImports = new Map();
  for (const { path, workspace, imports } of files) {
    for (const { target } of imports) {
      const file = resolveImport(path, target, paths);
      if (file) addEdge(fileImports, path, file);
      const other = packageOf(target);
      if (names.has(other) && other !== workspace.name)
        addEdge(packageImports, workspace.name, other);
    }
  }
  return [fileImports, packageImports]
    .flatMap(findCircles)
    .map((circle) => `${circle.join(' imports ')}: a circle.`);
}

/** @param {Map<string, Set<string>>} edges @param {string} from @param {string} to */
const addEdge = (edges, from, to) => edges.set(from, (edges.get(from) ?? new Set()).add(to));

/** @param {string} from @param {string} target @param {Set<string>} paths */
function resolveImport(from, target, paths) {
  if (!target.startsWith('.')) return undefined;
  const written = posix.join(posix.dirname(from), target);
  return [written, written.replace(/\.js$/, '')]
    .flatMap((stem) => ENDINGS.map((ending) => stem + ending))
    .find((path) => paths.has(path));
}

/**
 * Returns one circle for each import that closes one on a walk of the graph: none where there is none.
 * @param {Map<string, Set<string>>} edges
 * @returns {string[][]} each from a name back to that name
 */
function findCircles(edges) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const left = new Set();
  /** @type {string[]} the names from the walk's start to where it is */
  const way = [];
  /** @param {string} name */
  const visit = (name) => {
    const start = way.indexOf(name);
    if (start !== -1) circles.push([...way.slice(start), name]);
    if (start !== -1 || left.has(name)) return;
    way.push(name);
    for (const next of edges.get(name) ?? []) visit(next);
    way.pop();
    left.add(name);
  };
  for (const name of edges.keys()) visit(name);
  return circles;
}
