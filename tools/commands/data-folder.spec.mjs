import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { installationSecrets, lockDataFolder, openDataFolder } from './data-folder.mjs';

/** @type {string} */
let home;
before(() => {
  home = mkdtempSync(join(tmpdir(), 'bearings-data-'));
});
after(() => rmSync(home, { recursive: true, force: true }));

test('openDataFolder throws an error that mentions BEARINGS_DATA if the folder cannot be created', () => {
  writeFileSync(join(home, 'file'), '');
  for (const folder of [join(home, 'file', 'data'), ...(existsSync('/proc') ? ['/proc/data'] : [])]) {
    assert.throws(() => openDataFolder(folder), {
      name: 'CommandError',
      message: /^The data folder .+ cannot be written \(E\w+\): set BEARINGS_DATA to one that can\.$/,
    });
  }
  assert.equal(openDataFolder(join(home, 'a', 'b')), join(home, 'a', 'b'));
});

/** Locks a data folder in another process, and returns that process. @param {string} folder */
async function lockElsewhere(folder) {
  const program = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.mjs'))};
    lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  test('keeps a second process out until the first has ended', async () => {
    const folder = openDataFolder(join(home, 'locked'));
    const holder = await lockElsewhere(folder);
    assert.throws(() => lockDataFolder(folder), {
      name: 'CommandError',
      message: `Bearings already runs on ${folder} as process ${holder.pid}: stop that first.`,
    });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataFolder(folder)();
    assert.equal(existsSync(join(folder, 'running.lock')), false);
  });

  test('is ignored if its PID now belongs to another program', { skip: !existsSync('/proc') }, () => {
    const folder = openDataFolder(join(home, 'reused'));
    writeFileSync(join(folder, 'running.lock'), `${process.ppid} 1`);
    lockDataFolder(folder)();
  });
});

test('secrets are created only once, are readable by their owner only, and are completed if some are missing', () => {
  const folder = openDataFolder(join(home, 'secrets'));
  const first = installationSecrets(folder);
  assert.deepEqual(installationSecrets(folder), first);
  assert.notEqual(first.database, first.redis);
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600);

  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ database: first.database }));
  const completed = installationSecrets(folder);
  assert.equal(completed.database, first.database);
  assert.equal(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')).redis, completed.redis);

  writeFileSync(join(folder, 'secrets.json'), '{');
  assert.throws(() => installationSecrets(folder), { name: 'CommandError', message: /is damaged/ });
});
