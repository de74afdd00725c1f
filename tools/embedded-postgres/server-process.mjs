import { freePort, isAlive } from '@bearings/processes';
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { canConnect } from './connections.mjs';
import { readLock } from './cluster-lock.mjs';
import { plainEnvironment } from './create-cluster.mjs';

const POLL_MS = 20;
const EXIT_POLL_MS = 500;
const STOP_TIMEOUT_MS = 10_000;

/**
 * @typedef {{ started: true, port: number, pid: number }} Started
 * @typedef {{ started: false, reason: string, worthRetrying: boolean }} Refused
 */

/**
 * Starts the server's process, without retrying, and waits until it is ready or has ended.
 * @param {string} postgres
 * @param {import('./run-as.mjs').RunAs} runAs
 * @param {import('./index.d.mts').PostgresOptions} options
 * @returns {Promise<Started | Refused>}
 */
export async function launchServer(postgres, runAs, options) {
  const { dataDir, flags = [] } = options;
  const port = options.port ?? (await freePort());
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags];
  const [command = '', ...args] = [
    ...runAs.prefix,
    postgres,
    '-D',
    dataDir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const logFile = `${dataDir}.log`;
  // Deletes the log of the previous start, because it may belong to another user.
  rmSync(logFile, { force: true });
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(command, args, {
    cwd: '/',
    env: plainEnvironment(),
    stdio: ['ignore', log, log],
    // The server gets its own process group. Ctrl-C must reach only this program, which then stops the server properly.
    detached: true,
    ...runAs.ids,
  });
  closeSync(log);
  child.unref();
  child.on('error', () => {});

  while (child.pid && child.exitCode === null && child.signalCode === null) {
    const lock = readLock(dataDir);
    // The lock must contain the process id of this server: another server may have taken the free port.
    if (lock?.ready && lock.pid === child.pid && (await canConnectOrStop(options, port, lock.pid))) {
      return { started: true, port, pid: lock.pid };
    }
    await sleep(POLL_MS);
  }
  const text = readFileSync(logFile, 'utf8');
  const reason = text.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1] ?? text.trim().split('\n').at(-1);
  const isWorthRetrying =
    /lock file|shared memory|Address already in use/.test(text) && !(options.port && /Address/.test(text));
  return {
    started: false,
    reason: reason || 'it ended without a message',
    worthRetrying: isWorthRetrying,
  };
}

/**
 * Returns whether the server accepts queries. If the password is wrong, stops the server and throws.
 * @param {import('./index.d.mts').PostgresOptions} options
 * @param {number} port
 * @param {number} pid
 */
async function canConnectOrStop(options, port, pid) {
  try {
    return await canConnect(options, port);
  } catch (error) {
    await stopProcess(pid);
    throw error;
  }
}

/**
 * Stops a server properly; kills one that takes too long.
 * @param {number} pid
 */
export async function stopProcess(pid) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (!sendSignal(pid, signal)) return;
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(POLL_MS);
    }
  }
}

/** Waits until a server has ended for any reason. @param {number} pid */
export async function waitUntilGone(pid) {
  while (isAlive(pid)) await sleep(EXIT_POLL_MS, undefined, { ref: false });
  return 'its process is gone';
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function sendSignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
