import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresError } from './postgres-error.mjs';

/**
 * Creates the folder of a PostgreSQL cluster. It has a temporary name until it is complete, so that
 * an incomplete one is never used.
 * @param {string} initdb
 * @param {import('./run-as.mjs').RunAs} runAs
 * @param {import('./index.d.mts').PostgresOptions} options
 */
export function createCluster(initdb, runAs, { dataDir, user, password, flags = [] }) {
  const draftFolder = `${dataDir}.new`;
  const passwordFile = join(draftFolder, 'password');
  rmSync(draftFolder, { recursive: true, force: true });
  mkdirSync(draftFolder, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.owner) {
    for (const path of [draftFolder, passwordFile]) chownSync(path, runAs.owner.uid, runAs.owner.gid);
  }
  const [command = '', ...args] = [
    ...runAs.prefix,
    initdb,
    `--pgdata=${join(draftFolder, 'data')}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(flags.includes('fsync=off') ? ['--no-sync'] : []),
  ];
  const result = spawnSync(command, args, {
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
    ...runAs.ids,
  });
  try {
    if (result.status !== 0) {
      const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
      throw new PostgresError(`A new database cannot be made in ${dataDir}: ${reason}`);
    }
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(join(draftFolder, 'data'), dataDir);
  } finally {
    rmSync(draftFolder, { recursive: true, force: true });
  }
}

/**
 * Returns the environment variables of the server. The user's own variables, such as PGOPTIONS or LC_MESSAGES, must not
 * affect the server.
 */
export function plainEnvironment() {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
