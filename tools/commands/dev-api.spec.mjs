import { isAlive } from '@bearings/processes';
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runDevApi } from './dev-api.mjs';

const LIMIT_MS = 120_000;

/** @typedef {import('./dev-api.mjs').ApiState} ApiState */

let folder = '';
/** @type {ApiState[]} */
let states = [];
/** @type {ReturnType<typeof runDevApi> | undefined} */
let api;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bearings-dev-api-')));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  states = [];
});

afterEach(async () => {
  await api?.part.stop();
  rmSync(folder, { recursive: true });
});

/** @param {string} file @param {string} text */
const save = (file, text) => writeFileSync(join(folder, 'src', file), text);

/** A program that is ready once it has written its version. @param {string} version */
const program = (version) =>
  `import { writeFileSync } from 'node:fs';
   const version: string = '${version}';
   writeFileSync('version', version);
   setInterval(() => {}, 1_000);`;

const runningVersion = () => {
  const file = join(folder, 'version');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

async function start({ hasSpare = false } = {}) {
  const started = runDevApi({
    folders: [folder],
    program: {
      name: 'The API',
      command: process.execPath,
      args: ['dist/main.js'],
      cwd: folder,
      env: process.env,
    },
    hasSpare,
    isReady: async () => existsSync(join(folder, 'version')),
    report: (state) => {
      if (state.kind === 'starting') rmSync(join(folder, 'version'), { force: true });
      states.push(state);
    },
  });
  api = started;
  let isDone = false;
  void started.firstStart.then(() => (isDone = true));
  await until(() => isDone);
}

/** @param {() => unknown} isTrue */
async function until(isTrue) {
  for (const deadline = Date.now() + LIMIT_MS; !isTrue(); await sleep(20))
    assert.ok(
      Date.now() < deadline,
      `not reached; the last state is ${JSON.stringify(states.at(-1))}`,
    );
}

/** @param {RegExp} message */
const hasFailed = (message) => () => {
  const last = states.at(-1);
  return last?.kind === 'failed' && message.test(last.message);
};

test('a change is compiled and the program restarted', async () => {
  save('main.ts', program('first'));
  await start();
  assert.equal(runningVersion(), 'first');
  save('main.ts', program('second'));
  await until(() => runningVersion() === 'second' && states.at(-1)?.kind === 'ready');
  assert.ok(states.filter(({ kind }) => kind === 'starting').length >= 2);
});

test('a changed table restarts the program', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/table.json'), '"first"');
  const reading = `import { writeFileSync } from 'node:fs';
   import version from '../data/table.json' with { type: 'json' };
   writeFileSync('version', version);
   setInterval(() => {}, 1_000);`;
  save('main.ts', reading);
  await start();
  assert.equal(runningVersion(), 'first');
  writeFileSync(join(folder, 'data/table.json'), '"second"');
  await until(() => runningVersion() === 'second' && states.at(-1)?.kind === 'ready');
});

test('the next process has loaded the packages before the change, and is stopped with the API', async () => {
  mkdirSync(join(folder, 'node_modules/slow'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/slow/package.json'), '{"type": "module"}');
  writeFileSync(
    join(folder, 'node_modules/slow/index.js'),
    `import { appendFileSync } from 'node:fs'; appendFileSync('loads', process.pid + ' ');`,
  );
  const loads = () => readFileSync(join(folder, 'loads'), 'utf8').trim().split(' ');
  const importing = (/** @type {string} */ version) =>
    `import 'slow';\n${program(version)}\nwriteFileSync('pid', String(process.pid));`;
  save('main.ts', importing('first'));
  await start({ hasSpare: true });
  await until(() => loads().length === 2);
  const spare = loads()[1];
  assert.notEqual(readFileSync(join(folder, 'pid'), 'utf8'), spare);
  save('main.ts', importing('second'));
  await until(() => runningVersion() === 'second' && states.at(-1)?.kind === 'ready');
  await until(() => readFileSync(join(folder, 'pid'), 'utf8') === spare);
  await until(() => loads().length === 3);
  await api?.part.stop();
  assert.deepEqual(loads().map(Number).filter(isAlive), []);
});

test('what does not compile is reported, the program goes on, and the correction restarts it', async () => {
  save('main.ts', program('first'));
  await start();
  save('other.ts', 'const = 1;');
  await until(hasFailed(/src\/other\.ts/));
  assert.equal(runningVersion(), 'first');
  // Another file's change does not hide what is still broken.
  save('main.ts', program('second'));
  await until(() => states.filter(({ kind }) => kind === 'failed').length === 2);
  save('other.ts', 'export const one = 1;');
  await until(() => runningVersion() === 'second' && states.at(-1)?.kind === 'ready');
});

test('what cannot start is reported with its stack, also the first time, and the correction restarts it', async () => {
  save('main.ts', `\n\nthrow new Error('Not today.');`);
  await start();
  await until(hasFailed(/exit code 1[^]*Not today\.[^]*at /));
  save('main.ts', program('corrected'));
  await until(() => runningVersion() === 'corrected' && states.at(-1)?.kind === 'ready');
});

test('many changes in a row end with the last one running', async () => {
  save('main.ts', program('0'));
  await start();
  for (let version = 1; version <= 12; version += 1) {
    save('main.ts', version % 4 === 3 ? 'const = ;' : program(String(version)));
    await sleep(version * 15);
  }
  await until(() => runningVersion() === '12' && states.at(-1)?.kind === 'ready');
});

test("a deleted file's result is removed, and tests are not compiled", async () => {
  save('main.ts', program('first'));
  save('old.ts', 'export const old = 1;');
  save('main.spec.ts', 'export const test = 1;');
  await start();
  assert.ok(existsSync(join(folder, 'dist/old.js')));
  assert.ok(!existsSync(join(folder, 'dist/main.spec.js')));
  rmSync(join(folder, 'src/old.ts'));
  await until(() => !existsSync(join(folder, 'dist/old.js')));
});
