import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPart, waitUntilReady } from './part.mjs';
import { Parts } from './parts.mjs';

const hasSetpriv =
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;

/** A killed process may stay as a zombie, until its new parent looks. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
}

describe('a tied process', () => {
  for (const withSetpriv of [true, false]) {
    const way = withSetpriv ? 'by setpriv' : 'by the guard';
    test(
      `dies with a parent that is killed, ${way}`,
      { skip: withSetpriv && !hasSetpriv },
      async () => {
        const file = JSON.stringify(join(import.meta.dirname, 'tied-process.mjs'));
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
        for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await sleep(50);
        assert.equal(isAlive(pid), false);
      },
    );
  }
});

/** @param {string} script @param {Partial<import('./part.mjs').Program>} [rest] */
const part = (script, rest) =>
  startPart({
    name: 'The part',
    command: process.execPath,
    args: ['-e', script],
    cwd: '/',
    env: process.env,
    ...rest,
  });

/**
 * @param {import('./part.mjs').Part} started
 * @param {number} limit
 * @param {string} message
 */
const fails = (started, limit, message) =>
  assert.rejects(
    waitUntilReady(started, async () => false, limit),
    { name: 'CommandError', message },
  );

describe('a part', () => {
  test('reads its input and hands over whole lines, from both outputs', async () => {
    /** @type {[string, boolean][]} */
    const lines = [];
    const script = `process.stdin.on('data', (d) => { process.stdout.write('got ' + d + '\\nlast'); console.error('oh'); })`;
    const started = part(script, { input: 'word', onLine: (...line) => void lines.push(line) });
    assert.equal(await started.ended, 'exit code 0');
    assert.deepEqual(lines.toSorted(), [
      ['got word', false],
      ['last', false],
      ['oh', true],
    ]);
  });

  test('that ends, never starts or is never ready fails the wait in one sentence', async () => {
    await fails(part('process.exit(3)'), 9_000, 'The part did not start (exit code 3).');
    const idle = part('setInterval(() => {}, 1000)');
    await fails(idle, 100, 'The part was not ready within 0.1 seconds.');
    await idle.stop();
    assert.equal(await idle.ended, 'signal SIGTERM');
  });

  test('stops after those that were started later, and at once when a stop has begun', async () => {
    /** @type {string[]} */
    const stopped = [];
    const named = (/** @type {string} */ name) => ({
      name,
      ended: new Promise((/** @type {(how: string) => void} */ _never) => {}),
      stop: async () => void stopped.push(name),
    });
    const parts = new Parts();
    parts.add(named('database'));
    parts.add(named('api'));
    await parts.stop();
    parts.add(named('late'));
    assert.deepEqual(stopped, ['api', 'database', 'late']);
    assert.throws(() => parts.demandRunning());
  });
});
