import { listFilesBelow } from '@bearings/checks/files-below';
import { listWorkspaces } from '@bearings/checks/workspaces';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROJECT_FOLDER } from './project.mjs';

test('each package with spec files has a script that runs them', () => {
  const targets = ['test', 'test:unit', 'test:full'];
  const packagesWithoutTier = listWorkspaces(PROJECT_FOLDER)
    .filter(({ scripts }) => !targets.some((target) => scripts.includes(target)))
    .flatMap(({ folder }) => listFilesBelow(PROJECT_FOLDER, folder))
    .filter((file) => /\.spec\.(tsx?|mjs)$/.test(file));
  assert.deepEqual(packagesWithoutTier, []);
});
