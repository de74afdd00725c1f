import { existsSync } from 'node:fs';
import { CommandError, NX_PROGRAM, runNode, toProjectPath } from './project.mjs';

/** What a command says after it changed a list that nginx reads only when it starts or reloads. */
export const RELOAD_NOTE =
  'The paths of the site changed. The gateway of docker/ notices that within seconds; your own nginx needs `nginx -s reload`.';

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
