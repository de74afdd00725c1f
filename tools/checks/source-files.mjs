import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports.mjs';
import { listWorkspaces } from './workspaces.mjs';

/**
 * @typedef {object} SourceFile
 * @property {string} path from the project's root, with `/`
 * @property {import('./workspaces.mjs').Workspace} workspace whose it is
 * @property {import('./imports.mjs').Import[]} imports
 */

/**
 * @typedef {object} Project everything the boundary rules look at
 * @property {import('./workspaces.mjs').Workspace[]} workspaces
 * @property {SourceFile[]} files
 */

const CODE = /\.([cm]?[jt]sx?|css)$/;
const LEFT_OUT = /^(node_modules|dist|coverage|test-results|\..*)$/;

/** Reads the imports of every source file of every workspace. @param {string} root @returns {Project} */
export function readProject(root) {
  const workspaces = listWorkspaces(root);
  const files = workspaces.flatMap((workspace) =>
    filesBelow(root, workspace.folder)
      .filter((path) => CODE.test(path))
      .map((path) => ({
        path,
        workspace,
        imports: importsOf(path, readFileSync(join(root, path), 'utf8')),
      })),
  );
  return { workspaces, files };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}
