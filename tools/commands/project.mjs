import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** nx's command, from the project's folder. */
export const NX = 'node_modules/nx/dist/bin/nx.js';

/** The folder of the whole project. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** An expected failure; its message is one sentence for the person at the terminal. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/** @param {string[]} parts */
export const inProject = (...parts) => join(ROOT, ...parts);

/**
 * The environment for tools: npm's own settings for production must not reach the installing and
 * building that we do, wherever we were started from.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const blocked = /^(NODE_ENV|npm_config_(production|omit|only|include|also|workspaces?))$/i;
  const kept = Object.entries(process.env).filter(([name]) => !blocked.test(name));
  return { ...Object.fromEntries(kept), NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
}

/**
 * Runs a program in the project's folder, its output going to ours.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options] with `onOutput`
 *   a copy of everything it prints
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, args, { env = toolEnvironment(), onOutput } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const copy = onOutput;
    if (copy) {
      child.stdout?.on('data', (chunk) => (process.stdout.write(chunk), copy(String(chunk))));
      child.stderr?.on('data', (chunk) => (process.stderr.write(chunk), copy(String(chunk))));
    }
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}

/**
 * Runs a JavaScript program of an installed package, or of ours.
 * @param {string} file from the project's folder
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, args, options) =>
  run(process.execPath, [inProject(file), ...args], options);

/**
 * Prints an expected failure as its one sentence, anything else in full, and ends with code 1.
 * @param {unknown} error
 */
export function fail(error) {
  const expected = error instanceof Error && /^(Command|Postgres)Error$/.test(error.name);
  console.error(expected ? `\n${error.message}` : error);
  process.exitCode = 1;
}
