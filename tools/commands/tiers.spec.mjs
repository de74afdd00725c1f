import { filesBelow } from '@bearings/checks/files-below';
import { listWorkspaces } from '@bearings/checks/workspaces';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { CHECKS } from './checks.mjs';
import { inProject, ROOT } from './project.mjs';
import { TIERS } from './run-checks.mjs';
import { findSpecs } from './specs.mjs';

/** @param {string} folder @param {RegExp} pattern */
const specsIn = (folder, pattern) => filesBelow(ROOT, folder).filter((file) => pattern.test(file));

test('each entry in the list of core API specs names exactly one spec below backend/src/test', async () => {
  const names = specsIn('backend/src/test', /\.spec\.ts$/).map((file) =>
    basename(file, '.spec.ts'),
  );
  /** @type {{ CORE_API: Record<string, string[]> }} */
  const { CORE_API } = await import(pathToFileURL(inProject('backend/core-api.mjs')).href);
  const listed = Object.values(CORE_API).flat();
  assert.deepEqual(
    listed.filter((core) => names.filter((name) => name === core).length !== 1),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});

test('each package that has specs runs them in a tier', () => {
  const targets = ['test', 'test:unit', 'test:full'];
  const withoutTier = listWorkspaces(ROOT)
    .filter(({ scripts }) => !targets.some((target) => scripts.includes(target)))
    .flatMap(({ folder }) => specsIn(folder, /\.spec\.(tsx?|mjs)$/));
  assert.deepEqual(withoutTier, []);
});

test('every tier has a check, and a command in the package.json of the root', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  for (const [tier, command] of Object.entries(TIERS)) {
    assert.ok(CHECKS.some((check) => check.tier === tier));
    assert.ok(scripts[command.replace(/^npm (run )?/, '')], command);
  }
});

test('a part of a name finds specs and journeys, grouped by their package', () => {
  assert.deepEqual(findSpecs('tiers.spec').get('tools/commands'), ['tiers.spec.mjs']);
  assert.deepEqual(findSpecs('main-job').get('e2e'), ['src/main-job.journey.ts']);
  assert.ok(findSpecs('main-job').get('backend')?.[0]?.endsWith('main-job.spec.ts'));
  assert.equal(findSpecs('no such spec').size, 0);
});
