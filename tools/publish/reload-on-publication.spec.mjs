import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const script = resolve(import.meta.dirname, '../../docker/reload-on-publication.sh');
const home = mkdtempSync(join(tmpdir(), 'bearings-reload-'));
const callLogFile = join(home, 'calls');
const refusalFile = join(home, 'refuse');
mkdirSync(join(home, 'bin'));
writeFileSync(callLogFile, '');
// A fake nginx that logs each call. `nginx -t`, which tests the configuration, fails while the file "refuse" exists.
writeFileSync(
  join(home, 'bin/nginx'),
  `#!/bin/sh\necho "$@" >> ${callLogFile}\n[ "$1" = -t ] && [ -e ${refusalFile} ] && exit 1\nexit 0\n`,
);
// The script compares the lists after each sleep. This one is short, and counted.
const sleepLogFile = join(home, 'sleeps');
writeFileSync(sleepLogFile, '');
writeFileSync(join(home, 'bin/sleep'), `#!/bin/sh\necho >> ${sleepLogFile}\nexec /bin/sleep 0.05\n`);
for (const program of ['nginx', 'sleep']) chmodSync(join(home, 'bin', program), 0o755);
after(() => rmSync(home, { recursive: true, force: true }));

const countReloads = () =>
  readFileSync(callLogFile, 'utf8')
    .split('\n')
    .filter((line) => line === '-s reload').length;

/** Waits until the script has compared the lists twice, of which the second time began after this call. */
async function waitForComparisons() {
  const countSleeps = () => readFileSync(sleepLogFile, 'utf8').length;
  const count = countSleeps();
  await pollUntilReached(() => countSleeps() >= count + 3);
}

/** @param {() => boolean} isReached */
async function pollUntilReached(isReached) {
  const end = Date.now() + 60_000;
  while (!isReached() && Date.now() < end) await sleep(20);
  assert.ok(isReached());
}

test('nginx reloads once after each change of the list of known paths, but not while it rejects the list', async () => {
  const list = join(home, 'known-paths.map');
  writeFileSync(list, 'one');
  const env = {
    PATH: `${join(home, 'bin')}:${process.env.PATH}`,
    SITE_DIR: home,
  };
  // The script leaves a loop running, which the test kills by its process group.
  const startedProcess = spawn('sh', [script], { env, detached: true, stdio: 'ignore' });
  await once(startedProcess, 'exit');
  try {
    await waitForComparisons();
    assert.equal(countReloads(), 0);
    writeFileSync(list, 'two');
    await pollUntilReached(() => countReloads() === 1);
    await waitForComparisons();
    assert.equal(countReloads(), 1);
    writeFileSync(refusalFile, '');
    writeFileSync(list, 'three');
    await pollUntilReached(() => readFileSync(callLogFile, 'utf8').trimEnd().endsWith('-t -q'));
    assert.equal(countReloads(), 1);
    rmSync(refusalFile);
    await pollUntilReached(() => countReloads() === 2);
  } finally {
    process.kill(-(startedProcess.pid ?? 0));
  }
});
