import { filesBelow } from '@bearings/checks/files-below';
import { listWorkspaces } from '@bearings/checks/workspaces';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from './project.mjs';

test('each package with spec files has a script that runs them', () => {
  const targets = ['test', 'test:unit', 'test:full'];
  const withoutTier = listWorkspaces(ROOT)
    .filter(({ scripts }) => !targets.some((target) => scripts.includes(target)))
    .flatMap(({ folder }) => filesBelow(ROOT, folder))
    .filter((file) => /\.spec\.(tsx?|mjs)$/.test(file));
  assert.deepEqual(withoutTier, []);
});
