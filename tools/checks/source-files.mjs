import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { importsOf } from './imports.mjs';
import { listWorkspaces } from './workspaces.mjs';

/**
 * @typedef {object} SourceFile
 * @property {string} path from the project's root, with `/`
 * @property {import('./workspaces.mjs').Workspace} workspace that contains it
 * @property {import('./imports.mjs').Import[]} imports
 */

/**
 * @typedef {object} Project the input of the boundary rules
 * @property {import('./workspaces.mjs').Workspace[]} workspaces
 * @property {SourceFile[]} files
 */

const CODE = /\.([cm]?[jt]sx?|css)$/;

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
