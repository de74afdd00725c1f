import { existsSync } from 'node:fs';
import { CommandError, NX_PROGRAM, runNode, toProjectPath } from './project.mjs';

/**
 * Imports the modules that publish. They import a package of ours, which a clean checkout has to build first.
 * @param {{ rebuild?: boolean }} [options] with `rebuild`, also builds the package if its sources changed
 * @throws {CommandError} when the build fails
 */
export async function importPublishing({ rebuild = false } = {}) {
  if (rebuild || !existsSync(toProjectPath('libs/contracts/dist/index.js'))) {
    const args = ['run-many', '--projects=@bearings/contracts', '--targets=build', '--output-style=static'];
    if (!(await runNode(NX_PROGRAM, args))) {
      throw new CommandError('Nothing was published, because the build failed as shown above.');
    }
  }
  return import('@bearings/publish/publish-site');
}
