import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './project.mjs';
import { killGroup, spawnTied } from './tied-process.mjs';

/** The API gives requests in flight 25 seconds. */
const STOP_MS = 30_000;
const POLL_MS = 50;

/**
 * @typedef {object} Part one running piece of the site
 * @property {string} name
 * @property {Promise<string>} ended resolves with how it ended
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} Description
 * @property {string} name as people read it, with its article
 * @property {string} command
 * @property {readonly string[]} args
 * @property {(line: string, isError: boolean) => void} [onLine] called with each line it prints
 */

/** @typedef {Description & import('./tied-process.mjs').Launch} Program */

/**
 * Starts a program as a part of the site.
 * @param {Program} program
 * @returns {Part}
 */
export function startPart({ name, command, args, onLine = () => {}, ...launch }) {
  const child = spawnTied(command, args, launch);
  byLine(child.stdout, (line) => onLine(line, false));
  byLine(child.stderr, (line) => onLine(line, true));
  const ended = once(child, 'close').then(
    ([code, signal]) => (signal ? `signal ${signal}` : `exit code ${code}`),
    (error) => String(error.message),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), STOP_MS);
    await ended;
    clearTimeout(timer);
  };
  return { name, ended, stop };
}

/**
 * Waits until a part is ready.
 * @param {Part} part
 * @param {() => Promise<boolean>} isReady asked again and again; an error counts as no
 * @param {number} limitMs
 */
export async function waitUntilReady(part, isReady, limitMs) {
  /** @type {string | undefined} */
  let ending;
  void part.ended.then((how) => (ending = how));
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    if (ending) throw new CommandError(`${part.name} did not start (${ending}).`);
    await sleep(POLL_MS);
  }
  throw new CommandError(`${part.name} was not ready within ${limitMs / 1_000} seconds.`);
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
function byLine(stream, onLine) {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => rest && onLine(rest));
}
