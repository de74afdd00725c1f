import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessError } from './process-error.mjs';
import { killGroup, spawnTied } from './spawn-tied.mjs';

/**
 * Time that a part of the site, such as the API, has to stop by itself before it is killed. A stopping API waits up to
 * 25 seconds for open requests.
 */
const STOP_MS = 30_000;
const POLL_MS = 50;

/** @typedef {import('./index.d.mts').StartedPart} StartedPart */

/**
 * Starts a program as a part of the site.
 * @param {import('./index.d.mts').Program} program
 * @param {boolean} [withSetpriv] set by tests: whether `setpriv` (true) or the guard program (false) ends the part when
 *   this process ends
 * @returns {StartedPart}
 */
export function startPart({ name, command, args, onLine = () => {}, ...launch }, withSetpriv) {
  const child = spawnTied(command, args, launch, withSetpriv);
  splitLines(child.stdout, (line) => onLine(line, false));
  splitLines(child.stderr, (line) => onLine(line, true));
  const ended = once(child, 'close').then(
    ([code, signal]) => (signal ? `signal ${signal}` : `exit code ${code}`),
    (error) => String(error.message),
  );
  const killPart = async () => {
    killGroup(child);
    await ended;
  };
  const stopPart = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), STOP_MS);
    await ended;
    clearTimeout(timer);
  };
  return { name, ended, stop: stopPart, kill: killPart, exitCode: () => child.exitCode };
}

/**
 * Waits until a part is ready. Throws a ProcessError if the part ends first or is not ready in time.
 * @param {import('./index.d.mts').Part} part
 * @param {() => Promise<boolean>} isReady called repeatedly; an error counts as false
 * @param {number} limitMs
 */
export async function waitUntilReady(part, isReady, limitMs) {
  /** @type {string | undefined} */
  let ending;
  void part.ended.then((how) => (ending = how));
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    if (ending) throw new ProcessError(`${part.name} did not start (${ending}).`);
    await sleep(POLL_MS);
  }
  throw new ProcessError(`${part.name} was not ready within ${limitMs / 1_000} seconds.`);
}

/**
 * Calls `onLine` with each complete line of a stream, and with the remaining text when it ends.
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
function splitLines(stream, onLine) {
  let restText = '';
  stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const lines = (restText + text).split('\n');
    restText = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => restText && onLine(restText));
}
