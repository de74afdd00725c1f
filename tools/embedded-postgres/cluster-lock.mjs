import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pid: number, port: number, ready: boolean }} ClusterLock */

/** @param {string} dataDir */
const lockFile = (dataDir) => join(dataDir, 'postmaster.pid');

/**
 * Reads the file with which a running server marks its data folder.
 * @param {string} dataDir
 * @returns {ClusterLock | undefined} undefined if there is none, or it is not complete yet
 */
export function readLock(dataDir) {
  const lines = readIfAny(lockFile(dataDir)).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Returns whether the lock's process is a PostgreSQL on this folder. After a crash its number may
 * belong to an unrelated process or to a zombie.
 * @param {ClusterLock} lock
 * @param {string} dataDir
 */
export function isHeld(lock, dataDir) {
  if (process.platform === 'linux') return isWorkingIn(lock.pid, dataDir);
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(lock.pid)], { encoding: 'utf8' });
  return command.stdout.includes('postgres');
}

/**
 * Removes a lock that a crash left behind, if it is certain that no process of that server is running.
 * @param {string} dataDir
 */
export function removeStaleLock(dataDir) {
  if (process.platform !== 'linux') return;
  const isInUse = readdirSync('/proc').some((name) => isWorkingIn(Number(name), dataDir));
  if (!isInUse) rmSync(lockFile(dataDir), { force: true });
}

/**
 * Returns whether a process belongs to a PostgreSQL server of the folder, which is then its working directory. If a
 * container hides that, its name and owner decide.
 * @param {number} pid
 * @param {string} dataDir
 */
function isWorkingIn(pid, dataDir) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return isPostgresByName(pid) && ownerOf(`/proc/${pid}`) === ownerOf(dataDir);
  }
}

/** @param {string} path @returns {number | undefined} undefined if the file no longer exists */
const ownerOf = (path) => statSync(path, { throwIfNoEntry: false })?.uid;

/** Returns whether a process is named postgres and no zombie. @param {number} pid */
function isPostgresByName(pid) {
  return /^\d+ \(postgres\) [^ZX]/.test(readIfAny(`/proc/${pid}/stat`));
}

/** Returns a file's text, or an empty one if the file does not exist (any more). @param {string} file */
export function readIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
