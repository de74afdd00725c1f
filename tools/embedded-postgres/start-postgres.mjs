import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAJOR_VERSION, findBinaries } from './binaries.mjs';
import { isLockHeld, readLock, removeStaleLock } from './cluster-lock.mjs';
import { canConnect, ensureDatabase } from './connections.mjs';
import { createCluster } from './create-cluster.mjs';
import { PostgresError } from './postgres-error.mjs';
import { findRunAs, giveFolderTo } from './run-as.mjs';
import { launchServer, stopProcess, waitUntilGone } from './server-process.mjs';

/**
 * Time limit for a start. It is long enough for a crashed server's last processes to end, and for
 * recovery after the crash.
 */
const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 200;

/** @type {typeof import('./index.d.mts').startPostgres} */
export async function startPostgres(options) {
  const dataDir = resolve(options.dataDir);
  const binaries = await findBinaries();
  prepareParentFolder(dataDir);
  const runAs = findRunAs(binaries.postgres, dataDir);
  const deadline = Date.now() + START_TIMEOUT_MS;
  if (isEmpty(dataDir)) createCluster(binaries.initdb, runAs, { ...options, dataDir });
  checkCluster(dataDir);

  for (;;) {
    const lock = readLock(dataDir);
    if (lock && isLockHeld(lock, dataDir)) {
      if (lock.ready && (await isStable(options, lock.port))) {
        await ensureDatabase(options, lock.port);
        return createHandle(options, lock.port, lock.pid, true);
      }
    } else {
      giveFolderTo(dataDir, runAs.owner);
      const outcome = await launchServer(binaries.postgres, runAs, { ...options, dataDir });
      if (outcome.started) {
        await ensureDatabase(options, outcome.port);
        return createHandle(options, outcome.port, outcome.pid, false);
      }
      if (!outcome.worthRetrying || Date.now() > deadline) {
        throw new PostgresError(`PostgreSQL cannot run on ${dataDir}: ${outcome.reason}.`);
      }
      removeStaleLock(dataDir);
    }
    if (Date.now() > deadline) {
      throw new PostgresError(`Another PostgreSQL holds ${dataDir} and does not answer: stop process ${lock?.pid}.`);
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Returns whether the server still accepts connections a little later. A server whose parent has just died may accept
 * one more connection before it shuts down.
 * @param {import('./index.d.mts').PostgresOptions} options
 * @param {number} port
 */
async function isStable(options, port) {
  if (!(await canConnect(options, port))) return false;
  await sleep(2 * RETRY_MS);
  return canConnect(options, port);
}

/**
 * @param {import('./index.d.mts').PostgresOptions} options
 * @param {number} port
 * @param {number} pid
 * @param {boolean} adopted whether the server was already running
 */
function createHandle({ user, password, database }, port, pid, adopted) {
  const [name, secret] = [user, password].map(encodeURIComponent);
  return {
    url: `postgres://${name}:${secret}@127.0.0.1:${port}/${database}`,
    port,
    adopted,
    stop: () => stopProcess(pid),
    ended: () => waitUntilGone(pid),
  };
}

/** @param {string} dataDir */
function prepareParentFolder(dataDir) {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    accessSync(dirname(dataDir), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PostgresError(`The folder ${dirname(dataDir)} cannot be written (${readErrorCode(error)}).`);
  }
}

/** @param {string} dataDir */
function isEmpty(dataDir) {
  return !existsSync(dataDir) || readData(() => readdirSync(dataDir), dataDir).length === 0;
}

/** @param {string} dataDir */
function checkCluster(dataDir) {
  const file = join(dataDir, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new PostgresError(`${dataDir} is neither empty nor a PostgreSQL data folder.`);
  }
  const version = readData(() => readFileSync(file, 'utf8').trim(), dataDir);
  if (version !== MAJOR_VERSION) {
    throw new PostgresError(`${dataDir} holds data of PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}.`);
  }
}

/**
 * Calls a function that reads the data folder. Throws a PostgresError if the folder cannot be read.
 * @template T
 * @param {() => T} action
 * @param {string} dataDir
 */
function readData(action, dataDir) {
  try {
    return action();
  } catch (error) {
    throw new PostgresError(`The database in ${dataDir} cannot be read (${readErrorCode(error)}).`);
  }
}

/** @param {unknown} error */
const readErrorCode = (error) => (error instanceof Error && 'code' in error ? error.code : error);
