import { Parts } from '@bearings/processes';
import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from './project.mjs';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_POLL_MS = 1_000;
const DUPLICATE_SIGNAL_MS = 1_000;

/**
 * Runs `start`, then waits for a signal or until a part ends by itself, and then stops all parts,
 * the last started first. If `start` fails, the parts that it has started are stopped too.
 * @param {(parts: Parts) => Promise<void>} start
 * @returns {Promise<void>} resolves after a signal; rejects if `start` failed or a part ended by itself
 */
export async function supervise(start) {
  const parts = new Parts();
  const stopPromise = waitForStop();
  const startPromise = start(parts);
  // Interrupting a start makes it fail, which is expected and not reported.
  startPromise.catch(() => {});
  try {
    const running = await Promise.race([startPromise.then(() => true), stopPromise.then(() => false)]);
    if (!running) return;
    const end = await Promise.race([stopPromise, parts.firstEnd()]);
    if (end) {
      throw new CommandError(`${end.part.name} ended unexpectedly (${end.how}), so everything was stopped.`);
    }
  } finally {
    await parts.stop();
    await startPromise.catch(() => {});
    await parts.stop();
  }
}

/** Resolves when a signal to stop arrives, or when the npm that started this process has ended. */
function waitForStop() {
  return new Promise((/** @type {(value: undefined) => void} */ stop) => {
    let firstSignal = Infinity;
    for (const signal of STOP_SIGNALS) {
      process.on(signal, () => {
        // A second signal ends this process and its parts immediately. It must come a little later,
        // because one Ctrl-C can arrive twice: from the terminal and from npm.
        if (Date.now() - firstSignal > DUPLICATE_SIGNAL_MS) process.exit(1);
        firstSignal = Math.min(firstSignal, Date.now());
        stop(undefined);
      });
    }
    if (!process.env.npm_lifecycle_event) return;
    const starters = identifyStarter();
    setInterval(() => identifyStarter() !== starters && stop(undefined), PARENT_POLL_MS).unref();
  });
}

/**
 * Returns the id of the parent process, a shell, and on systems with /proc also the id of the npm that started the
 * shell. The shell's id is not enough to notice that npm has ended, because the shell continues then and forwards no
 * signal.
 */
function identifyStarter() {
  const stat = `/proc/${process.ppid}/stat`;
  const fields = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') : [];
  return `${process.ppid} ${fields?.[1]}`;
}
