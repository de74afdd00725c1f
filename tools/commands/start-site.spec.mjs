import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Parts } from '@bearings/processes';
import { readSettings } from './settings.mjs';
import { startSite } from './start-site.mjs';

/** @param {string} apiScript a program that takes the place of the API */
async function startWith(apiScript) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bearings-data-'));
  const parts = new Parts();
  const environment = { QUEUE: 'in-process', STRIPE_SECRET_KEY: 'sk_test_x' };
  try {
    await startSite({
      settings: readSettings(environment),
      dataFolder,
      publicUrl: 'http://localhost:3000',
      apiProgram: [process.execPath, '--eval', apiScript],
      parts,
    });
    return { dataFolder, message: '' };
  } catch (error) {
    return { dataFolder, message: error instanceof Error ? error.message : '' };
  } finally {
    await parts.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

test('a demo whose database is of an earlier version says where its data lie and what to do', async () => {
  const { dataFolder, message } = await startWith('process.exit(65)');
  assert.equal(
    message,
    `The demo's data in ${dataFolder} are of a version before release 1.0.0, which cannot be upgraded: delete that folder, or set BEARINGS_DATA to another.`,
  );
});

test('an API that ends for another reason is reported by its exit code', async () => {
  assert.equal((await startWith('process.exit(1)')).message, 'The API did not start (exit code 1).');
});
