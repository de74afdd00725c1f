import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Path of nx's command, from the project's folder. */
export const NX_PROGRAM = 'node_modules/nx/dist/bin/nx.js';

export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** An expected failure, whose message is one sentence for the person at the terminal. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/** @param {string[]} parts */
export const toProjectPath = (...parts) => join(PROJECT_FOLDER, ...parts);

/**
 * Returns the environment for tools, without npm's settings for production: those would leave out the
 * packages that install and build the site.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const blockedName = /^(NODE_ENV|npm_config_(production|omit|only|include|also|workspaces?))$/i;
  const keptVariables = Object.entries(process.env).filter(([name]) => !blockedName.test(name));
  return {
    ...Object.fromEntries(keptVariables),
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
  };
}

/**
 * Runs a program, by default in the project's folder. Its output goes to the output of this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, label?: string, cwd?: string }} [options] the label precedes
 *   each line
 * @returns {Promise<boolean>} whether it exited with code 0
 */
export function run(command, args, { env = toolEnvironment(), label, cwd = PROJECT_FOLDER } = {}) {
  const output = label === undefined ? 'inherit' : 'pipe';
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
      }
    }
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}

/**
 * Runs a JavaScript program of an installed package or of this project.
 * @param {string} file path from the project's folder
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [toProjectPath(file), ...args], options);

/**
 * Prints an expected failure as one sentence and any other error completely, and sets exit code 1.
 * @param {unknown} error
 */
export function reportFailure(error) {
  const expected = error instanceof Error && /^(Command|EarlierSchema|Postgres|Process|Publish)Error$/.test(error.name);
  console.error(describeDeniedAccess(error) ?? (expected ? `\n${error.message}` : error));
  process.exitCode = 1;
}

/**
 * Returns a sentence if the error is that this user may not write a file, for example because root
 * created its folder; otherwise null.
 * @param {unknown} error
 */
function describeDeniedAccess(error) {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) return null;
  const path = String(error.path);
  return `\nYou may not write ${path}. Run the command as the user who owns the folder ${dirname(path)}, or give the folder to yours (chown).`;
}
