// Processes that end when we do, even when we are killed and can say nothing.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const setpriv =
  process.platform === 'linux' &&
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;

/**
 * Starts a program that dies with this process: Linux sees to it where `setpriv` can ask for that,
 * elsewhere a small guard stands between. It leads a process group of its own, so that Ctrl-C reaches
 * us alone and we stop everything in order.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, input?: string }} options
 */
export function spawnTied(command, args, { cwd, env, input = '' }, withSetpriv = setpriv) {
  const child = withSetpriv
    ? spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
        cwd,
        env,
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
      })
    : spawn(process.execPath, [join(import.meta.dirname, 'guard.mjs'), command, ...args], {
        cwd,
        env,
        stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
        detached: true,
      });
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return child;
}
