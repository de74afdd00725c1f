import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pid: number, port: number, ready: boolean }} ClusterLock */

/** @param {string} dataDir */
const lockFile = (dataDir) => join(dataDir, 'postmaster.pid');

/**
 * Reads the lock file that a running PostgreSQL keeps in its data folder.
 * @param {string} dataDir
 * @returns {ClusterLock | undefined} undefined if the file is missing or not yet complete
 */
export function readLock(dataDir) {
  const lines = readFileIfExists(lockFile(dataDir)).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Returns whether the process in the lock file is a PostgreSQL server of this folder. After a crash
 * the process id may belong to another program or to a zombie.
 * @param {ClusterLock} lock
 * @param {string} dataDir
 */
export function isLockHeld(lock, dataDir) {
  if (process.platform === 'linux') return isWorkingIn(lock.pid, dataDir);
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(lock.pid)], { encoding: 'utf8' });
  return command.stdout.includes('postgres');
}

/**
 * Removes the lock file of a crashed server, if no process of that server can be running any more.
 * @param {string} dataDir
 */
export function removeStaleLock(dataDir) {
  if (process.platform !== 'linux') return;
  const isInUse = readdirSync('/proc').some((name) => isWorkingIn(Number(name), dataDir));
  if (!isInUse) rmSync(lockFile(dataDir), { force: true });
}

/**
 * Returns whether a process belongs to the PostgreSQL server of a folder: its working directory is that folder. If a
 * container hides the working directory, the name and the owner of the process decide.
 * @param {number} pid
 * @param {string} dataDir
 */
function isWorkingIn(pid, dataDir) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return isPostgresByName(pid) && getOwner(`/proc/${pid}`) === getOwner(dataDir);
  }
}

/** @param {string} path @returns {number | undefined} undefined if the file no longer exists */
const getOwner = (path) => statSync(path, { throwIfNoEntry: false })?.uid;

/** Returns whether a process is named postgres and is not a zombie. @param {number} pid */
function isPostgresByName(pid) {
  return /^\d+ \(postgres\) [^ZX]/.test(readFileIfExists(`/proc/${pid}/stat`));
}

/** Returns a file's text, or an empty text if the file does not exist. @param {string} file */
export function readFileIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
