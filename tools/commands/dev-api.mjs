// Runs the API in development. A watcher compiles changed files and restarts the API. It reports
// errors of the compiler and of the API; after an error, the next change starts another attempt.
import { startPart } from '@bearings/processes';
import { watch } from 'chokidar';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { compileFile, DEV_FOLDER, isCompiled, listSources, writePreload } from './compile.mjs';
import { LastLines } from './last-lines.mjs';

/**
 * Time to wait for further changes before a restart, because a save in an editor or a git checkout causes several
 * changes at once.
 */
const SETTLE_MS = 40;
const POLL_MS = 25;
/** Time for open requests to end before the API is killed. Without this limit, each restart would take seconds. */
const SHUTDOWN_GRACE_MS = 100;

/** @typedef {{ kind: 'starting' | 'ready' } | { kind: 'failed', message: string }} ApiState */

/**
 * Runs the API and restarts it after every change of its sources, until it is stopped.
 * @param {object} plan
 * @param {readonly string[]} plan.folders folders of the packages that are compiled for the API, with the API's own
 * package last
 * @param {import('@bearings/processes').Program} plan.program a Node program
 * @param {boolean} plan.hasSpare true if a spare process loads the npm packages in advance, so that
 * a restart loads only the API's own modules
 * @param {() => Promise<boolean>} plan.isReady
 * @param {(state: ApiState) => void} plan.report
 * @returns {{ part: import('@bearings/processes').Part, firstStart: Promise<void> }} `firstStart`
 * resolves when the API runs or its failure has been reported
 */
export function runDevApi({ folders, program, hasSpare, isReady, report }) {
  for (const folder of folders) rmSync(join(folder, DEV_FOLDER), { recursive: true, force: true });
  const waiting = new Set(folders.flatMap(listSources));
  /** @type {() => void} */
  let wakeUp = () => {};
  const life = new AbortController();
  /** @type {import('@bearings/processes').StartedPart | undefined} */
  let running;
  /** @type {ReturnType<typeof launch> | undefined} */
  let spare;

  const watcher = watch(
    folders.flatMap((folder) => [join(folder, 'src'), join(folder, 'data')]),
    { ignoreInitial: true },
  );
  watcher.on('all', (_event, file) => {
    // JSON tables need no compiling, but restart the API.
    if (!isCompiled(file) && !file.endsWith('.json')) return;
    waiting.add(file);
    wakeUp();
  });
  watcher.on('error', (error) => console.error('[api] the watcher failed:', error));

  /** @type {string | undefined} */
  let preloadFile;
  const preload = () => (preloadFile ??= pathToFileURL(writePreload(folders.at(-1) ?? '')).href);

  /** @returns {Promise<string>} the compiler's errors, or an empty text */
  const compileChanges = async () => {
    const files = [...waiting].filter(isCompiled);
    waiting.clear();
    const problems = await Promise.all(
      files.map(async (file) => {
        const folder = folders.find((each) => file.startsWith(join(each, 'src'))) ?? '';
        const problem = await compileFile(folder, file);
        // A file with an error is compiled again after every change, because the error may be due to another file.
        if (problem) brokenParts.add(file);
        else brokenParts.delete(file);
        return problem;
      }),
    );
    return problems.filter(Boolean).join('\n\n');
  };
  /** @type {Set<string>} */
  const brokenParts = new Set();

  const stopRunning = async () => {
    const part = running;
    running = undefined;
    await Promise.race([part?.stop(), sleep(SHUTDOWN_GRACE_MS).then(() => part?.kill())]);
  };

  /**
   * @param {import('@bearings/processes').StartedPart} part
   * @param {LastLines} last
   */
  const reportEnd = async (part, last) => {
    const endReason = await part.ended;
    if (running !== part) return;
    running = undefined;
    failApi(`The API ended (${endReason}).\n\n${last.text()}`);
  };

  /** Starts a process of the API. With `hasSpare`, it loads only npm packages until `release` is called. */
  const launch = () => {
    const lastLines = new LastLines();
    const onLine = (/** @type {string} */ line, /** @type {boolean} */ isError) => {
      lastLines.add(line);
      program.onLine?.(line, isError);
    };
    let releaseRequests = () => {};
    /** @type {Promise<string>} */
    const input = new Promise((resolve) => (releaseRequests = () => resolve('')));
    const args = hasSpare ? ['--import', preload(), ...program.args] : program.args;
    return {
      part: startPart({ ...program, args, input, onLine }),
      last: lastLines,
      release: releaseRequests,
    };
  };

  const launchSpare = async () => {
    const launched = launch();
    spare = launched;
    await launched.part.ended;
    if (spare === launched) spare = undefined;
  };

  /** Starts the API. Resolves when it is ready, when it has ended, or when its sources have changed again. */
  const startApi = async () => {
    const { part, last, release } = spare ?? launch();
    spare = undefined;
    running = part;
    void reportEnd(part, last);
    release();
    for (;;) {
      if (running !== part || waiting.size > 0) return undefined;
      if (await isReady().catch(() => false)) return report({ kind: 'ready' });
      await sleep(POLL_MS);
    }
  };

  /** @param {string} message */
  const failApi = (message) => {
    console.error(`[api] ${message}\n[api] Waiting for a change …`);
    report({ kind: 'failed', message });
  };

  const round = async () => {
    const startMs = performance.now();
    for (const file of brokenParts) waiting.add(file);
    const problem = await compileChanges();
    if (problem) return failApi(problem);
    report({ kind: 'starting' });
    await stopRunning();
    if (life.signal.aborted) return;
    await startApi();
    if (running) console.log(`[api] ready after ${Math.round(performance.now() - startMs)} ms`);
    if (hasSpare && !spare && !life.signal.aborted) void launchSpare();
  };

  const rounds = async () => {
    while (!life.signal.aborted) {
      if (waiting.size === 0) await new Promise((resume) => (wakeUp = () => resume(undefined)));
      await sleep(SETTLE_MS);
      if (!life.signal.aborted) await round();
    }
  };

  const firstStart = new Promise((ready) => watcher.once('ready', () => ready(undefined))).then(round);
  const endPromise = firstStart.then(rounds).then(() => 'stopped');
  const stopApi = async () => {
    life.abort();
    wakeUp();
    await watcher.close();
    const part = running;
    running = undefined;
    await spare?.part.kill();
    await part?.stop();
    await endPromise;
  };
  return { part: { name: 'The API', ended: endPromise, stop: stopApi }, firstStart };
}
