import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresError } from './postgres-error.mjs';

/** The id of the Linux user `nobody`. It is used instead of root's, because PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65534;

/**
 * @typedef {object} RunAs how to run one of PostgreSQL's programs
 * @property {string[]} prefix arguments before the program on the command line
 * @property {{ uid?: number, gid?: number }} ids options for spawn
 * @property {{ uid: number, gid: number } | undefined} owner the required owner of the files, if it is not the current
 * user
 */

/** The signal that makes a server disconnect its clients and stop properly. */
const FAST_SHUTDOWN = 'INT';

/**
 * Returns how to run PostgreSQL: as the current user, or as another user if the current one is root. If the data folder
 * exists, root runs PostgreSQL as the folder's owner, so that root and an ordinary user can use the folder one after
 * the other.
 * @param {string} program one of PostgreSQL's programs, which is run as a test
 * @param {string} dataDir its parent folder must exist
 * @returns {RunAs}
 */
export function findRunAs(program, dataDir) {
  const tiedPrefix = hasSetpriv() ? ['setpriv', '--pdeathsig', FAST_SHUTDOWN] : [];
  if (process.getuid?.() !== 0) return { prefix: tiedPrefix, ids: {}, owner: undefined };
  const owner = getOwner(dataDir);
  for (const candidate of listCandidates(tiedPrefix, owner)) {
    if (canRun(candidate, program, dirname(dataDir))) return candidate;
  }
  throw new PostgresError(
    `PostgreSQL does not run as root and another user cannot reach ${dirname(dataDir)} or ${dirname(program)}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * Returns the ways in which root can run a program as another user, simplest first. If setpriv is installed, the second
 * one grants the capability CAP_DAC_OVERRIDE, so it also works in folders that are closed to the other user. The last
 * one works in such folders too, even on machines where root lacks that capability.
 * @param {string[]} tied the setpriv command that ends a program together with its parent; empty without setpriv
 * @param {{ uid: number, gid: number }} owner
 * @returns {RunAs[]}
 */
function listCandidates(tied, owner) {
  const ids = ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups'];
  const capabilityFlags = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  // unshare clears the parent-death signal, so setpriv must come after it.
  const mappedPrefix = ['unshare', '--user', `--map-user=${UNPRIVILEGED_ID}`, `--map-group=${UNPRIVILEGED_ID}`];
  const unsharedUser = { prefix: [...mappedPrefix, ...tied], ids: {}, owner: { uid: 0, gid: 0 } };
  if (tied.length === 0) return [{ prefix: [], ids: owner, owner }, unsharedUser];
  return [
    { prefix: [...tied, ...ids], ids: {}, owner },
    { prefix: [...tied, ...ids, ...capabilityFlags], ids: {}, owner },
    unsharedUser,
  ];
}

/**
 * Returns whether a program runs and finds its own folder. In a folder that is closed to the user, the program exits
 * with 0 but reports that its binary is invalid, and `initdb` would not find the server's program.
 * @param {RunAs} runAs
 * @param {string} program
 * @param {string} folder
 */
function canRun({ prefix, ids }, program, folder) {
  const [command = '', ...args] = [...prefix, 'sh', '-c', 'test -x "$1" && "$2" --version', 'sh', folder, program];
  const { status, stderr } = spawnSync(command, args, { cwd: '/', encoding: 'utf8', ...ids });
  return status === 0 && !stderr.includes('invalid binary');
}

function hasSetpriv() {
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
}

/** @param {string} dataDir */
function getOwner(dataDir) {
  const found = statSync(join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  if (!found || found.uid === 0) return { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID };
  return { uid: found.uid, gid: found.gid };
}

/**
 * Makes the user who will run PostgreSQL the owner of a folder and everything in it.
 * @param {string} folder
 * @param {RunAs['owner']} owner
 */
export function giveFolderTo(folder, owner) {
  if (!owner || lstatSync(folder).uid === owner.uid) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    chownSync(join(folder, String(name)), owner.uid, owner.gid);
  }
  // The folder itself is changed last. After an interruption, its owner shows that the change is incomplete.
  chownSync(folder, owner.uid, owner.gid);
}
