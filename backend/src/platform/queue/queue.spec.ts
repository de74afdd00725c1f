import pino from 'pino';
import { pollUntil } from '../../test/support/until.js';
import { InProcessQueue } from './in-process-queue.js';
import { repeat } from './repeat.js';

const logger = pino({ level: 'silent' });
const waitForJobs = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the in-process queue', () => {
  it('runs one job for each key, whether the job was added before or after the worker started', async () => {
    const queue = new InProcessQueue(logger);
    const seenJobs: string[] = [];
    await queue.add({ key: 'a:1', id: 'a' });
    await queue.add({ key: 'a:1', id: 'a' });
    expect(await queue.waiting()).toBe(1);
    queue.work(async ({ id }) => void seenJobs.push(id), 1);
    await queue.add({ key: 'b:1', id: 'b' });
    await pollUntil(
      () => seenJobs,
      ({ length }) => length > 1,
    );
    await waitForJobs();
    expect(seenJobs).toEqual(['a', 'b']);
  });

  it('runs only as many jobs at a time as its concurrency allows, even after one fails', async () => {
    const queue = new InProcessQueue(logger);
    let running = 0;
    let maxRunning = 0;
    let done = 0;
    queue.work(async ({ id }) => {
      maxRunning = Math.max(maxRunning, ++running);
      await waitForJobs();
      running -= 1;
      done += 1;
      if (id === '0') throw new Error('broken');
    }, 2);
    for (let i = 0; i < 6; i += 1) await queue.add({ key: `${i}`, id: `${i}` });
    await pollUntil(() => done, 6);
    expect({ most: maxRunning, done }).toEqual({ most: 2, done: 6 });
  });

  it('waits for the running job when it closes', async () => {
    const queue = new InProcessQueue(logger);
    let isFinished = false;
    queue.work(async () => {
      await waitForJobs();
      isFinished = true;
    }, 1);
    await queue.add({ key: 'a', id: 'a' });
    await queue.close();
    expect(isFinished).toBe(true);
  });
});

describe('repeat', () => {
  it('runs work again after a failure, never twice at a time, until it is stopped', async () => {
    let rounds = 0;
    let running = 0;
    let hasOverlapped = false;
    const stop = repeat(
      'test',
      1,
      async () => {
        rounds += 1;
        hasOverlapped ||= ++running > 1;
        await waitForJobs();
        running -= 1;
        throw new Error('broken');
      },
      logger,
    );
    await pollUntil(
      () => rounds,
      (count) => count > 1,
    );
    await stop();
    const after = rounds;
    await waitForJobs();
    expect({ overlapped: hasOverlapped, more: rounds - after }).toEqual({
      overlapped: false,
      more: 0,
    });
    expect(after).toBeGreaterThan(1);
  });
});
