import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { writeMigration } from './new-migration.mjs';
import { inProject } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bearings-migrations-'));
after(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inProject('backend/src/migrations'), folder, { recursive: true });
});
const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');

test('a new migration is a class to fill in, last in the list of those that exist', () => {
  const before = readdirSync(folder).length;
  const file = basename(writeMigration(folder, 'add-mood-of-day', 1_999_999_999_999));
  assert.equal(file, '1999999999999-add-mood-of-day.ts');
  assert.match(read(file), /class AddMoodOfDay1999999999999 implements MigrationInterface/);
  assert.match(read(file), /async down\(/);
  const index = read('index.ts');
  assert.match(
    index,
    /\nimport \{ AddMoodOfDay1999999999999 \} from '.\/1999999999999-add-mood-of-day.js';\n\n/,
  );
  assert.match(index, /\n {2}AddMoodOfDay1999999999999,\n\];\n$/);
  assert.equal(readdirSync(folder).length, before + 1);
});

test('it runs after the others even where the clock is behind', () => {
  const last = readdirSync(folder)
    .map((file) => Number.parseInt(file, 10))
    .reduce((a, b) => (b > a ? b : a), 0);
  assert.equal(
    basename(writeMigration(folder, 'add-mood-of-night', 5)),
    `${last + 1}-add-mood-of-night.ts`,
  );
});

test('a name that is taken or malformed is refused, and nothing is written', () => {
  const before = readdirSync(folder);
  assert.throws(() => writeMigration(folder, 'initial'), /There is a migration initial/);
  for (const name of [undefined, '', 'Add Mood', 'add_mood', '../mood', '-a']) {
    assert.throws(() => writeMigration(folder, name), { name: 'CommandError' }, name);
  }
  assert.deepEqual(readdirSync(folder), before);
});
