// npm run method: the figures of docs/method.md, measured anew. With --diff, what edited rows of
// backend/src/content/matching change against a commit (HEAD, or the one that follows --diff).
import { execFileSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fail } from './project.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAMS = join(ROOT, 'backend/dist/report/method');
const TABLES = 'backend/src/content/matching';

const [option, commit = 'HEAD'] = process.argv.slice(2);

try {
  if (option === undefined) run('print-figures.js');
  else if (option === '--diff') run('print-row-changes.js', JSON.stringify(await rowsAt(commit)));
  else throw new Error(`There is no option ${option}: use --diff, or none.`);
} catch (error) {
  fail(error);
}

/** @param {string} program @param {string} [input] */
function run(program, input) {
  const { status } = spawnSync(process.execPath, [join(PROGRAMS, program)], {
    ...(input === undefined ? {} : { input }),
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}

/** @param {string} commit */
async function rowsAt(commit) {
  return {
    tiles: await tableAt(commit, 'tiles'),
    circumstances: await tableAt(commit, 'circumstances'),
  };
}

/**
 * The rows of a committed table: its file is one array literal behind a declaration.
 * @param {string} commit @param {string} name @returns {Promise<unknown>}
 */
async function tableAt(commit, name) {
  const path = `${TABLES}/${name}.data.ts`;
  const source = execFileSync('git', ['show', `${commit}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  const literal = source.slice(source.indexOf('= [') + 2, source.lastIndexOf(']') + 1);
  const module = `export const rows = ${literal};`;
  const { rows } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return rows;
}
