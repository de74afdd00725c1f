import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.mjs';
import { startPart, waitUntilReady } from './part.mjs';
import { Parts } from './parts.mjs';

const hasSetpriv = spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;

describe('a child process', () => {
  for (const withSetpriv of [true, false]) {
    const way = withSetpriv ? 'by setpriv' : 'by the guard program';
    test(`tied to its parent ${way} ends if the parent is killed`, { skip: withSetpriv && !hasSetpriv }, async () => {
      const file = JSON.stringify(join(import.meta.dirname, 'spawn-tied.mjs'));
      const program = `import { spawnTied } from ${file};
        const args = ['-e', 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)'];
        spawnTied(process.execPath, args, { cwd: '/', env: process.env }, ${withSetpriv}).stdout.pipe(process.stdout);
        setInterval(() => {}, 1000);`;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      assert.ok(parent.stdout);
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(line);
      assert.equal(isAlive(pid), true);
      parent.kill('SIGKILL');
      await once(parent, 'exit');
      for (let tries = 0; isAlive(pid) && tries < 1_200; tries += 1) await sleep(50);
      assert.equal(isAlive(pid), false);
    });
  }
});

/** @param {string} script @param {Partial<import('./index.d.mts').Program>} [rest] */
const startTestPart = (script, rest) =>
  startPart({
    name: 'The part',
    command: process.execPath,
    args: ['-e', script],
    cwd: '/',
    env: process.env,
    ...rest,
  });

/**
 * @param {import('./index.d.mts').Part} started
 * @param {number} limit
 * @param {string} message
 */
const expectStartFailure = (started, limit, message) =>
  assert.rejects(
    waitUntilReady(started, async () => false, limit),
    { name: 'ProcessError', message },
  );

describe('a part of the site, which runs as a process', () => {
  test('reads its input, and passes on complete lines of both output streams', async () => {
    /** @type {[string, boolean][]} */
    const lines = [];
    const script = `process.stdin.on('data', (d) => { process.stdout.write('got ' + d + '\\nlast'); console.error('oh'); })`;
    const startedPart = startTestPart(script, { input: 'word', onLine: (...line) => void lines.push(line) });
    assert.equal(await startedPart.ended, 'exit code 0');
    assert.deepEqual(lines.toSorted(), [
      ['got word', false],
      ['last', false],
      ['oh', true],
    ]);
  });

  test('makes waitUntilReady fail with one sentence if it exits or is not ready in time', async () => {
    await expectStartFailure(startTestPart('process.exit(3)'), 9_000, 'The part did not start (exit code 3).');
    const idlePart = startTestPart('setInterval(() => {}, 1000)');
    await expectStartFailure(idlePart, 100, 'The part was not ready within 0.1 seconds.');
    await idlePart.stop();
    assert.equal(await idlePart.ended, 'signal SIGTERM');
  });

  test('is stopped before the parts that were started earlier', async () => {
    /** @type {string[]} */
    const stoppedNames = [];
    const namedPart = (/** @type {string} */ name) => ({
      name,
      ended: new Promise((/** @type {(how: string) => void} */ _never) => {}),
      stop: async () => void stoppedNames.push(name),
    });
    const parts = new Parts();
    parts.add(namedPart('database'));
    parts.add(namedPart('api'));
    await parts.stop();
    parts.add(namedPart('late'));
    assert.deepEqual(stoppedNames, ['api', 'database', 'late']);
    assert.throws(() => parts.demandRunning());
  });
});

test('a part of the site is killed together with the processes that it started', async () => {
  let child = 0;
  const script = `const { spawn } = require('node:child_process');
    process.on('SIGTERM', () => {});
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(String(child.pid)); setInterval(() => {}, 1000);`;
  const startedPart = startTestPart(script, { onLine: (line) => void (child = Number(line)) });
  await waitUntilReady(startedPart, async () => child > 0, 9_000);
  assert.equal(isAlive(child), true);
  await startedPart.kill();
  assert.equal(await startedPart.ended, 'signal SIGKILL');
  assert.equal(startedPart.exitCode(), null);
  for (let tries = 0; isAlive(child) && tries < 1_200; tries += 1) await sleep(50);
  assert.equal(isAlive(child), false);
});
