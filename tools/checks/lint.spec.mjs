import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
// Among the sources, where a file has the project's settings.
const folder = mkdtempSync(join(import.meta.dirname, 'linted-'));
after(() => rmSync(folder, { recursive: true }));

/** What `npm run lint` says of a file with this text. @param {string} text */
function lint(text) {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "../tsconfig.json", "include": ["."] }',
  );
  const file = join(folder, 'linted.mjs');
  writeFileSync(file, text);
  const args = [OXLINT, '--deny-warnings', '--format=unix', file];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { stdout, status };
}

test('passes what is right', () => {
  assert.equal(lint('export const count = 1;\n').status, 0);
});

test("reports TypeScript's errors", () => {
  const { stdout, status } = lint("/** @type {number} */\nexport const count = 'one';\n");
  assert.match(stdout, /linted\.mjs:2:.*not assignable to type 'number'/);
  assert.equal(status, 1);
});

test('reports a promise that is not awaited', () => {
  const { stdout } = lint('const work = async () => 1;\nwork();\n');
  assert.match(stdout, /linted\.mjs:2:.*no-floating-promises/s);
});
