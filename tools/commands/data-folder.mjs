import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandError, toProjectPath } from './project.mjs';

/**
 * Creates the data folder if it is missing. Throws a CommandError if this user may not create it or write to it.
 * @param {string | undefined} chosen
 */
export function openDataFolder(chosen) {
  const folder = chosen ? resolve(chosen) : toProjectPath('.data');
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`The data folder ${folder} cannot be written (${code}): set BEARINGS_DATA to one that can.`);
  }
  return folder;
}

/**
 * Creates a folder and its parents. Does not use Node's `recursive` option, which never returns if creating a folder
 * fails with ENOENT ("no such file"), as below /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Marks the folder as in use by this process, with a lock file. Replaces the lock of a process that has ended.
 * @param {string} folder
 * @returns {() => void} removes the lock file
 */
export function lockDataFolder(folder) {
  const file = join(folder, 'running.lock');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, identifyProcess(process.pid) ?? '');
  try {
    for (;;) {
      try {
        // Creating a link is atomic and fails if the lock exists.
        linkSync(draft, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (!existsSync(file)) throw error;
      }
      const holder = readFileSync(file, 'utf8');
      const pid = Number(holder.split(' ')[0]);
      if (pid !== process.pid && identifyProcess(pid) === holder) {
        throw new CommandError(`Bearings already runs on ${folder} as process ${pid}: stop that first.`);
      }
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Returns an identity for a process: its id and, if the system provides it, its start time, because ids are reused.
 * @param {number} pid
 * @returns {string | undefined} undefined for a process that has ended
 */
function identifyProcess(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  if (!existsSync(`/proc/${pid}/stat`)) return String(pid);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [state, started] = [fields[0], fields[19]];
  return state === 'Z' || state === 'X' ? undefined : `${pid} ${started}`;
}

/**
 * @typedef {object} Secrets passwords and keys of one installation
 * @property {string} database
 * @property {string} redis
 * @property {string} key the secret from which keys for hashes and encryption are derived
 * @property {string} admin the demo administrator's password
 * @property {string} stripeSecret
 * @property {string} stripePublishable
 * @property {string} stripeWebhook
 */

const randomHex = () => randomBytes(24).toString('hex');

/**
 * Returns the passwords and sandbox keys of this installation, created at its first start.
 * @param {string} folder
 * @returns {Secrets}
 */
export function installationSecrets(folder) {
  const file = join(folder, 'secrets.json');
  const fresh = {
    database: randomHex(),
    redis: randomHex(),
    key: randomHex(),
    admin: randomBytes(9).toString('base64url'),
    stripeSecret: `sk_test_${randomHex()}`,
    stripePublishable: `pk_test_${randomHex()}`,
    stripeWebhook: `whsec_${randomHex()}`,
  };
  const kept = existsSync(file) ? readSecrets(file) : {};
  const secrets = { ...fresh, ...kept };
  if (Object.keys(kept).length < Object.keys(fresh).length) {
    // Flushes the file before it is renamed: otherwise it may be empty after a power cut.
    writeFileSync(`${file}.draft`, `${JSON.stringify(secrets, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${file}.draft`, file);
  }
  return secrets;
}

/** @param {string} file @returns {Partial<Secrets>} */
function readSecrets(file) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (Object.values(kept).every((value) => typeof value === 'string' && value !== '')) return kept;
    throw new Error('not all are texts');
  } catch {
    throw new CommandError(`${file} is damaged: put it back, or move the whole data folder away.`);
  }
}
