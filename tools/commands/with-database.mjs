import { startPostgres } from '@bearings/embedded-postgres';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installationSecrets, lockDataFolder, openDataFolder } from './data-folder.mjs';
import { CommandError, NX_PROGRAM, runNode, toolEnvironment } from './project.mjs';

/** Builds the backend. Throws a CommandError if that fails. */
export async function buildBackend() {
  const args = ['build', 'backend', '--output-style=static'];
  if (!(await runNode(NX_PROGRAM, args, { env: toolEnvironment() }))) {
    throw new CommandError('The build failed as shown above.');
  }
}

/**
 * Calls `work` with the URL of the database: the one in DATABASE_URL, or else that of the data
 * folder, whose PostgreSQL is started for the call.
 * @param {(url: string) => Promise<void>} work
 */
export async function withDatabase(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const folder = openDataFolder(process.env.BEARINGS_DATA);
  const dataDir = join(folder, 'postgres');
  if (!existsSync(dataDir)) {
    throw new CommandError(`There is no database in ${folder} yet: \`npm start\` creates it.`);
  }
  const unlock = lockDataFolder(folder);
  try {
    const { database: password } = installationSecrets(folder);
    const server = await startPostgres({
      dataDir,
      user: 'bearings',
      password,
      database: 'bearings',
    });
    try {
      await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    unlock();
  }
}
