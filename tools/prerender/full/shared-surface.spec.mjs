// A remote and a shell of different states, each really built: publishing refuses what cannot run.
import { REMOTES } from '@bearings/build/site';
import { publishSite } from '@bearings/publish/publish-site';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** @typedef {import('@bearings/publish/publish-site').Part} Part */

const ROOT = resolve(import.meta.dirname, '../../..');
const home = mkdtempSync(join(tmpdir(), 'bearings-surface-'));
after(() => rmSync(home, { recursive: true, force: true }));
const site = join(home, 'site');

/** What a later state of the project adds: an export of the kit, and a remote that uses it. */
const LATER = {
  shell: { file: 'libs/ui/src/index.ts', code: 'export const Later = () => null;' },
  assessment: {
    file: 'frontend-assessment/src/routes.tsx',
    code: "export { Later } from '@bearings/ui';",
  },
};

const builtNow = (/** @type {Part} */ part) => join(ROOT, `frontend-${part}`, 'dist');
const builtLater = (/** @type {Part} */ part) => join(home, part);

/** Builds a part as it will be. @param {'shell' | 'assessment'} part */
function buildLater(part) {
  const { file, code } = LATER[part];
  const loader = join(home, 'append.cjs');
  writeFileSync(
    loader,
    'module.exports = function (text) { return text + this.getOptions().code; };',
  );
  const own = join(ROOT, `frontend-${part}`, 'webpack.config.mjs');
  const rule = `{ test: (file) => file === ${JSON.stringify(join(ROOT, file))}, enforce: 'pre',
    use: { loader: ${JSON.stringify(loader)}, options: { code: ${JSON.stringify(`\n${code}\n`)} } } }`;
  const config = join(home, `${part}.config.mjs`);
  writeFileSync(
    config,
    `import own from ${JSON.stringify(pathToFileURL(own).href)};
    export default (env, argv) => {
      const settings = own(env, argv);
      settings.output.path = ${JSON.stringify(builtLater(part))};
      settings.optimization.minimize = false;
      settings.module.rules.push(${rule});
      return settings;
    };`,
  );
  const run = join(ROOT, 'tools/build/run-webpack.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [run, '--mode', 'production', '--config', config],
    { cwd: join(ROOT, `frontend-${part}`), encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout + stderr);
}

/** @param {readonly Part[]} parts @param {(part: Part) => string} builtAt */
const publish = (parts, builtAt) =>
  publishSite(parts, site, { origin: 'https://example.org' }, builtAt);

/** Every file of the site with its content. */
const filesOfSite = () =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file).toString('base64')]),
  );

/** @param {readonly Part[]} parts @param {(part: Part) => string} builtAt @param {string[]} sentences */
function refuse(parts, builtAt, sentences) {
  const files = filesOfSite();
  assert.throws(() => publish(parts, builtAt), {
    name: 'PublishError',
    message: sentences.join(''),
  });
  assert.deepEqual(filesOfSite(), files);
}

before(() => {
  buildLater('shell');
  buildLater('assessment');
  // Its pages are prerendered by a build of their own, which did not change.
  cpSync(
    join(builtNow('assessment'), 'prerendered.json'),
    join(builtLater('assessment'), 'prerendered.json'),
  );
});
test('only parts that can run together are published, each refusal changing nothing', async (t) => {
  publish(['shell', ...REMOTES], builtNow);
  await t.test('no new remote over an old shell that lacks a name', () => {
    refuse(['assessment'], builtLater, [
      'The remote assessment uses what the published shell does not offer: `Later` of @bearings/ui ',
      'is not offered. Nothing was published; build both from one state and publish them together.',
    ]);
  });
  await t.test('a new shell under old remotes, and a new remote after it', () => {
    publish(['shell'], builtLater);
    publish(['assessment'], builtLater);
  });
  await t.test('no shell that drops what a published remote uses', () => {
    refuse(['shell'], builtNow, [
      'The shell does not offer what the published remote assessment uses: `Later` of @bearings/ui ',
      'is not offered. Nothing was published; build both from one state and publish them together.',
    ]);
  });
  await t.test('nothing beside a part that cannot be compared', () => {
    rmSync(join(site, 'surface.json'));
    refuse(['account'], builtNow, [
      'The published shell has no surface.json, so nothing can be compared with it: publish it too.',
    ]);
  });
});
