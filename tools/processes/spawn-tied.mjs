// Starts child processes that end with this process, even if this process is killed.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const hasSetpriv =
  process.platform === 'linux' &&
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;

/**
 * Starts a program that ends when this process ends. If `setpriv` is available, the kernel ends the program; otherwise
 * a guard process does. The program has its own process group, so that Ctrl-C reaches only this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./index.d.mts').Launch} launch
 * @param {boolean} [withSetpriv] set by tests
 */
export function spawnTied(command, args, launch, withSetpriv = hasSetpriv) {
  const { cwd, env, input = '' } = launch;
  /** @type {[string, ...string[]]} */
  const [first, ...words] = withSetpriv
    ? ['setpriv', '--pdeathsig', 'KILL', command, ...args]
    : [process.execPath, join(import.meta.dirname, 'guard.mjs'), command, ...args];
  const child = spawn(first, words, {
    cwd,
    env,
    stdio: withSetpriv ? ['pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  // Ignores the error of a program that ends before it has read its input.
  child.stdin?.on('error', () => {});
  void Promise.resolve(input).then((text) => child.stdin?.end(text));
  return child;
}

/**
 * Kills a child process and every process that it started.
 * @param {import('node:child_process').ChildProcess} child
 */
export function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
