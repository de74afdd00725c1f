// Runs Jest on a small package of its own: what spec files of one worker share, and what they do not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { nodeTests } from './jest.mjs';

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Two files are the same: whichever runs second must find nothing of what the first one changed. */
const CHANGES_EVERYTHING = `
  const { appendFileSync } = require('node:fs');
  const counter = require('counter');
  const own = require('./own.cjs');

  it('finds its own modules unused', () => expect(own.visits).toBe(0));
  it('finds the globals as they were', () => expect(fetch.isChanged).toBeUndefined());
  it('finds real timers', () => expect(setTimeout.clock).toBeUndefined());
  it('finds the variables as they were', () =>
    expect([process.env.LEFT, process.env.CHANGED]).toEqual([undefined, 'before']));
  it('finds the folder as it was', () => expect(process.cwd()).toBe(__dirname));
  it('finds no listener', () => expect(process.listenerCount('SIGUSR2')).toBe(0));
  it('finds the function of a package', () => expect(counter.answer()).toBe('real'));
  it('finds no table of decorators', () =>
    expect(globalThis.typeormMetadataArgsStorage).toBeUndefined());

  afterAll(() => {
    own.visits += 1;
    counter.visits += 1;
    appendFileSync('visits', counter.visits + ' ');
    globalThis.fetch = Object.assign(() => {}, { isChanged: true });
    globalThis.typeormMetadataArgsStorage = {};
    process.env.LEFT = 'left';
    process.env.CHANGED = 'after';
    process.on('SIGUSR2', () => {});
    process.chdir('..');
    jest.spyOn(counter, 'answer').mockReturnValue('spied');
    jest.useFakeTimers();
  });
`;

const FILES = {
  'node_modules/counter/index.js': `exports.visits = 0; exports.answer = () => 'real';`,
  'node_modules/reader/index.js': `exports.read = () => require('counter').answer();`,
  'own.cjs': `exports.visits = 0; exports.answer = () => require('counter').answer();`,
  'first.spec.cjs': CHANGES_EVERYTHING,
  'second.spec.cjs': CHANGES_EVERYTHING,
  'mocks.spec.cjs': `
    jest.mock('counter', () => ({ answer: () => 'mocked' }));
    it('mocks a package for our sources', () =>
      expect(require('./own.cjs').answer()).toBe('mocked'));
    it('does not mock it for other packages', () =>
      expect(require('reader').read()).toBe('real'));
    it('still gives the package itself', () =>
      expect(jest.requireActual('counter').answer()).toBe('real'));
  `,
  'globals.spec.cjs': `
    const { runInThisContext } = require('node:vm');
    it('has the globals of the process', () =>
      expect([[], new Error('x'), new Uint8Array()].map((each) => each.constructor)).toEqual(
        runInThisContext('[Array, Error, Uint8Array]')));
  `,
};

/** @type {string} */
let folder;
/** @type {{ numPassedTests: number, testResults: { name: string, message: string, assertionResults: { title: string, status: string }[] }[] }} */
let result;
before(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bearings-runtime-')));
  for (const [name, source] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  const settings = { transform: {}, testMatch: ['<rootDir>/*.spec.cjs'], cache: false };
  const config = JSON.stringify({ ...nodeTests(folder), ...settings });
  const { stderr } = spawnSync(
    process.execPath,
    [
      JEST,
      '--runInBand',
      '--json',
      `--outputFile=${path.join(folder, 'result.json')}`,
      '--config',
      config,
    ],
    { cwd: folder, env: { ...process.env, CHANGED: 'before' }, encoding: 'utf8', timeout: 300_000 },
  );
  process.stderr.write(stderr);
  result = JSON.parse(readFileSync(path.join(folder, 'result.json'), 'utf8'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name */
function passes(name) {
  const file = result.testResults.find((each) => path.basename(each.name) === name);
  assert.ok(file, `${name} did not run`);
  assert.equal(file.message, '');
  assert.ok(file.assertionResults.length > 0);
}

it('gives each file its own modules, and the process as it was', () => {
  passes('first.spec.cjs');
  passes('second.spec.cjs');
});

it('evaluates a package once for all files', () => {
  assert.equal(readFileSync(path.join(folder, 'visits'), 'utf8'), '1 2 ');
});

it('mocks a package for the sources of the file that says so, and for nothing else', () => {
  passes('mocks.spec.cjs');
});

it('runs sources with the globals of the process', () => passes('globals.spec.cjs'));
