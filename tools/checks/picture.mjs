import { posix } from 'node:path';
import { NOT_SHIPPED } from './boundary-rules.mjs';
import { packageOf } from './project-boundaries.mjs';

const BACKEND = /^backend\/src\/([^/]+)\//;
/** Folders that every module may import, which would only add lines. */
const COMMON = ['config', 'content', 'platform', 'test'];

/**
 * Returns a page with two diagrams: the shipped packages and the modules of the backend, each with
 * its actual imports.
 * @param {import('./source-files.mjs').Project} project
 */
export function picture({ workspaces, files }) {
  const shipped = new Map(
    workspaces
      .filter(({ tags }) => !tags.some((tag) => /^type:(tool|prerender|e2e)$/.test(tag)))
      .map((workspace) => [workspace.name, workspace.folder]),
  );
  const sources = files.filter(({ path }) => !NOT_SHIPPED.test(path));
  const packages = sources.flatMap(({ workspace, imports }) =>
    imports.map(({ target }) => [shipped.get(workspace.name), shipped.get(packageOf(target))]),
  );
  const modules = sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target.startsWith('.'))
      .map(({ target }) => [moduleOf(path), moduleOf(posix.join(posix.dirname(path), target))]),
  );
  return `# Imports

Written by \`npm run boundaries -- --picture\` from the imports of the sources; the rules are in
\`tools/checks/boundary-rules.mjs\`.

## Packages

${diagram(packages)}
## Modules of the backend

Left out: ${COMMON.join(', ')}.

${diagram(modules)}`;
}

/** @param {string} path @returns {string | undefined} */
function moduleOf(path) {
  const name = BACKEND.exec(path)?.[1];
  return name && COMMON.includes(name) ? undefined : name;
}

/** @param {(string | undefined)[][]} edges */
function diagram(edges) {
  const lines = edges
    .filter(([from, to]) => from && to && from !== to)
    .map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart LR', ...[...new Set(lines)].toSorted(), '```', ''].join('\n');
}
