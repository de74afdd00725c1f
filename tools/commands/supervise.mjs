import { existsSync, readFileSync } from 'node:fs';
import { Parts } from './parts.mjs';
import { CommandError } from './project.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_POLL_MS = 1_000;
const TWICE_MS = 1_000;

/**
 * Runs `start`, then waits for a signal or the first part that ends of itself, and stops every part,
 * the last started first. A failed start stops what had been started.
 * @param {(parts: Parts) => Promise<void>} start
 * @returns {Promise<void>} resolves when a signal ended it, rejects with whatever else did
 */
export async function supervise(start) {
  const parts = new Parts();
  const asked = askedToStop();
  const started = start(parts);
  // Stopped half-way, the start fails for that reason, which nobody wants to read about.
  started.catch(() => {});
  try {
    const running = await Promise.race([started.then(() => true), asked.then(() => false)]);
    if (!running) return;
    const end = await Promise.race([asked, parts.firstEnd()]);
    if (end) {
      throw new CommandError(
        `${end.part.name} ended unexpectedly (${end.how}), so everything was stopped.`,
      );
    }
  } finally {
    await parts.stop();
    await started.catch(() => {});
    await parts.stop();
  }
}

/** Resolves when we are told to stop, or when the npm that runs us is gone. */
function askedToStop() {
  return new Promise((/** @type {(value: undefined) => void} */ stop) => {
    let firstAsked = Infinity;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        // Who asks again does not want to wait, and the parts die with us; but one Ctrl-C may well
        // arrive twice, from the terminal and from a program in between.
        if (Date.now() - firstAsked > TWICE_MS) process.exit(1);
        firstAsked = Math.min(firstAsked, Date.now());
        stop(undefined);
      });
    }
    if (!process.env.npm_lifecycle_event) return;
    const starters = startedBy();
    setInterval(() => startedBy() !== starters && stop(undefined), PARENT_POLL_MS).unref();
  });
}

/** Who started us: npm puts a shell in between, which outlives it and passes no signal on. */
function startedBy() {
  const stat = `/proc/${process.ppid}/stat`;
  const fields = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') : [];
  return `${process.ppid} ${fields?.[1]}`;
}
