// npm run faults -w tools/faults [-- --long] [-- --seed=7]: builds the programs that the fault
// tests run, then runs the tests.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const REPORTER_FILE = join(PROJECT_FOLDER, 'tools/build/test-reporter.mjs');
const BUILT_PROJECTS = ['@bearings/domain', '@bearings/stripe-stand-in', 'backend'];

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});

/** @param {readonly string[]} args arguments of Node @param {NodeJS.ProcessEnv} [env] */
function runNode(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

runNode([
  join(PROJECT_FOLDER, 'node_modules/nx/dist/bin/nx.js'),
  'run-many',
  '--target=build',
  `--projects=${BUILT_PROJECTS.join(',')}`,
  '--output-style=static',
]);
runNode(['--test', `--test-reporter=${REPORTER_FILE}`, join(import.meta.dirname, 'faults.mjs')], {
  FAULTS: options.long ? 'long' : 'short',
  ...(options.seed && { FAULTS_SEED: options.seed }),
});
