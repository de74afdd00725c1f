import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessError } from './process-error.mjs';
import { killGroup, spawnTied } from './spawn-tied.mjs';

/**
 * Time that a part of the site, such as the API, has to stop by itself before it is killed. A stopping API waits up to
 * 25 seconds for open requests.
 */
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** @type {typeof import('./index.d.mts').startPart} */
export function startPart({ name, command, args, onLine = () => {}, ...launch }) {
  const child = spawnTied(command, args, launch);
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
    const timer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { name, ended, stop: stopPart, kill: killPart, exitCode: () => child.exitCode };
}

/** @type {typeof import('./index.d.mts').waitUntilReady} */
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
