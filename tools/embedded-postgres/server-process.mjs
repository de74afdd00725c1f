import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { canConnect } from './connections.mjs';
import { readIfAny, readLock } from './cluster-lock.mjs';
import { plainEnvironment } from './create-cluster.mjs';

const POLL_MS = 20;
const WATCH_MS = 500;
const STOP_MS = 10_000;

/**
 * @typedef {{ started: true, port: number, pid: number }} Started
 * @typedef {{ started: false, reason: string, worthRetrying: boolean }} Refused
 */

/**
 * Starts the server's process once and waits until it is ready or has given up.
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
  // Anew each time: the old one may belong to another user, root or not.
  rmSync(logFile, { force: true });
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(command, args, {
    cwd: '/',
    env: plainEnvironment(),
    stdio: ['ignore', log, log],
    // In a process group of its own: Ctrl-C must reach whoever started us first, and not the server.
    detached: true,
    ...runAs.ids,
  });
  closeSync(log);
  child.unref();
  child.on('error', () => {});

  while (child.pid && child.exitCode === null && child.signalCode === null) {
    const lock = readLock(dataDir);
    // Its own number and port: another server may have taken the free port a moment before.
    if (
      lock?.ready &&
      lock.pid === child.pid &&
      (await canConnectOrStop(options, port, lock.pid))
    ) {
      return { started: true, port, pid: lock.pid };
    }
    await sleep(POLL_MS);
  }
  const text = readFileSync(logFile, 'utf8');
  const reason = text.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1] ?? text.trim().split('\n').at(-1);
  const worthRetrying =
    /lock file|shared memory|Address already in use/.test(text) &&
    !(options.port && /Address/.test(text));
  return { started: false, reason: reason || 'it ended without a word', worthRetrying };
}

/**
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
 * Ends a server in order, and at once where that takes too long.
 * @param {number} pid
 */
export async function stopProcess(pid) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (!send(pid, signal)) return;
    const deadline = Date.now() + STOP_MS;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(POLL_MS);
    }
  }
}

/**
 * Waits for a server to end, however that comes about.
 * @param {number} pid
 */
export async function untilGone(pid) {
  while (isAlive(pid)) await sleep(WATCH_MS, undefined, { ref: false });
  return 'its process is gone';
}

/** @param {number} pid a dead process that nobody has collected yet still takes signals */
function isAlive(pid) {
  return send(pid, 0) && !/^\d+ \(.*\) [ZX]/.test(readIfAny(`/proc/${pid}/stat`));
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} a port that was free on loopback a moment ago */
export function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
