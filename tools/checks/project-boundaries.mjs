import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { ALIASES, NOT_SHIPPED, PROJECT_RULES } from './boundary-rules.mjs';

/**
 * Returns the imports between packages that the table does not allow, that a package.json does not
 * declare, or that bypass a package's entry points.
 * @param {import('./source-files.mjs').Project} project
 * @returns {string[]} one sentence for each
 */
export function projectFindings({ workspaces, files }) {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const findings = [
    ...workspaces.flatMap(tagFindings),
    ...workspaces.flatMap((workspace) => declaredFindings(workspace, byName)),
    ...files.flatMap((file) => importFindings(file, byName)),
  ];
  const edges = files.flatMap(({ workspace, imports }) =>
    imports.filter(({ target }) => {
      const other = byName.get(packageOf(target));
      return other && other !== workspace;
    }),
  );
  // A graph without edges breaks no rule; then the imports were not read.
  if (edges.length === 0) findings.push('No package imports another: the graph could not be read.');
  return findings;
}

/** @param {import('./workspaces.mjs').Workspace} workspace */
function tagFindings(workspace) {
  if (allowedKinds(workspace)) return [];
  return [`${workspace.folder} has no tag that the table of boundaries knows.`];
}

/**
 * @param {import('./workspaces.mjs').Workspace} workspace
 * @param {Map<string, import('./workspaces.mjs').Workspace>} byName
 */
function declaredFindings(workspace, byName) {
  return [...workspace.dependencies, ...workspace.devDependencies].flatMap((name) => {
    const other = byName.get(name);
    return other && !mayImport(workspace, other)
      ? [`${workspace.folder}/package.json may not depend on ${name}.`]
      : [];
  });
}

/**
 * @param {import('./source-files.mjs').SourceFile} file
 * @param {Map<string, import('./workspaces.mjs').Workspace>} byName
 */
function importFindings({ path, workspace, imports }, byName) {
  return imports.flatMap(({ target, typeOnly }) => {
    if (target.startsWith('.') || target.startsWith('/')) {
      const reached = posix.join(posix.dirname(path), target);
      return reached.startsWith(`${workspace.folder}/`)
        ? []
        : [`${path} reaches out of its package by "${target}".`];
    }
    const name = packageOf(target);
    if (isBuiltIn(target) || ALIASES.includes(target) || name === workspace.name) return [];
    const other = byName.get(name);
    if (other && !mayImport(workspace, other)) return [`${path} may not import ${name}.`];
    return isDeclared(workspace, name, typeOnly || NOT_SHIPPED.test(path))
      ? []
      : [
          `${path} imports ${name}, which ${workspace.folder}/package.json does not declare for it.`,
        ];
  });
}

/**
 * @param {import('./workspaces.mjs').Workspace} workspace
 * @param {string} name
 * @param {boolean} development whether development dependencies count
 */
function isDeclared({ dependencies, devDependencies, tags }, name, development) {
  if (dependencies.includes(name)) return true;
  // Tools are never shipped: for them, both lists are one.
  if (!development && !tags.includes('type:tool') && !tags.includes('type:e2e')) return false;
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  return devDependencies.includes(name) || [...dependencies, ...devDependencies].includes(types);
}

/** @param {string} target */
const isBuiltIn = (target) => target.startsWith('node:') || builtinModules.includes(target);

/** @param {string} target `@scope/name/inner` → `@scope/name` */
export const packageOf = (target) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {import('./workspaces.mjs').Workspace} from
 * @param {import('./workspaces.mjs').Workspace} to
 */
const mayImport = (from, to) =>
  allowedKinds(from)?.some((kind) => to.tags.includes(`type:${kind}`)) ?? false;

/** @param {import('./workspaces.mjs').Workspace} workspace */
const allowedKinds = ({ tags }) =>
  Object.entries(PROJECT_RULES).find(([kind]) => tags.includes(`type:${kind}`))?.[1];
