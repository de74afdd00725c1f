// Processes that end when we do, even when we are killed and can say nothing.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const setpriv =
  process.platform === 'linux' &&
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;

/**
 * @typedef {object} Launch
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [input] what it reads from its standard input
 * @property {'KILL' | 'TERM'} [deathSignal] TERM for a program that has children of its own to end
 */

/**
 * Starts a program that dies with this process: Linux sees to it where `setpriv` can ask for that,
 * elsewhere a small guard stands between. It leads a process group of its own, so that Ctrl-C reaches
 * us alone and we stop everything in order.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Launch} launch
 * @param {boolean} [withSetpriv]
 */
export function spawnTied(command, args, launch, withSetpriv = setpriv) {
  const { cwd, env, input = '', deathSignal = 'KILL' } = launch;
  /** @type {[string, ...string[]]} */
  const [first, ...words] = withSetpriv
    ? ['setpriv', '--pdeathsig', deathSignal, command, ...args]
    : [process.execPath, join(import.meta.dirname, 'guard.mjs'), deathSignal, command, ...args];
  const child = spawn(first, words, {
    cwd,
    env,
    stdio: withSetpriv ? ['pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return child;
}

/**
 * Kills a tied process with everything it may have started.
 * @param {import('node:child_process').ChildProcess} child
 */
export function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
