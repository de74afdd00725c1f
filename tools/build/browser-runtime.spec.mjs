// Runs Jest on a small package of its own: modules are compiled once, and still belong to one spec file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { browserTests } from './jest.mjs';

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Two files are the same: whichever runs second must find nothing of what the first one changed. */
const CHANGES_EVERYTHING = `
  const own = require('./own.cjs');

  it('finds its own modules unused', () => expect(own.visits).toBe(0));
  it('finds an empty page of its own', () => {
    expect(own.page()).toBe(document);
    expect(document.body.innerHTML).toBe('');
  });
  afterAll(() => {
    own.visits += 1;
    document.body.innerHTML = '<p>left</p>';
  });
`;

const FILES = {
  'own.cjs': `exports.visits = 0; exports.page = () => document;`,
  'first.spec.cjs': CHANGES_EVERYTHING,
  'second.spec.cjs': CHANGES_EVERYTHING,
  'mocks.spec.cjs': `
    jest.mock('./own.cjs', () => ({ visits: 'mocked' }));
    it('mocks a module', () => expect(require('./own.cjs').visits).toBe('mocked'));
    it('names the line of an error', () => {
      expect(new Error('here').stack).toMatch(/mocks\\.spec\\.cjs:5:/);
    });
  `,
};

it('gives each file its own modules and page', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bearings-runtime-')));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, source] of Object.entries(FILES))
    writeFileSync(path.join(folder, name), source);
  const settings = { transform: {}, testMatch: ['<rootDir>/*.spec.cjs'], cache: false };
  const config = JSON.stringify({ ...browserTests(folder), ...settings, setupFilesAfterEnv: [] });
  const output = path.join(folder, 'result.json');
  const options = ['--runInBand', '--json', `--outputFile=${output}`, '--config', config];
  const { stderr } = spawnSync(process.execPath, [JEST, ...options], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(output, 'utf8'));
  assert.deepEqual([numPassedTests, numFailedTests], [6, 0], stderr);
});
