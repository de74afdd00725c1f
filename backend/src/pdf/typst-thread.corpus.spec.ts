import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TypstBusyError, TypstThread } from './typst-thread.js';

/**
 * Source of a worker that hangs, crashes, fails or replies. `how` in the data of a document request says which of
 * these. If the data contain `once`, the path of a file, only the first attempt goes wrong.
 */
const WORKER_SCRIPT = `
import { writeFileSync, existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
parentPort.postMessage({ ready: true });
parentPort.on('message', ({ data }) => {
  const { text = 'pdf', once, how } = JSON.parse(data);
  const again = once && existsSync(once);
  if (once && !again) writeFileSync(once, '');
  if (how === 'hang' && !again) for (;;);
  if (how === 'crash' && !again) process.exit(1);
  if (how === 'fail' && !again) return parentPort.postMessage({ error: 'No such font' });
  parentPort.postMessage({ file: new TextEncoder().encode(text) });
});
`;

/** Time limit for the start of a thread, generous enough for any machine. */
const START_TIMEOUT_MS = 60_000;

let folder: string;
let attemptMs: number;
let thread: TypstThread;

/** Returns how many milliseconds the first document takes, including the start of the thread. */
async function measureStartMs(file: string): Promise<number> {
  const first = new TypstThread(file, { startMs: START_TIMEOUT_MS, attemptMs: START_TIMEOUT_MS, waiting: 1 });
  const before = performance.now();
  await first.compile('report', {});
  await first.close();
  return performance.now() - before;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-typst-'));
  const file = path.join(folder, 'worker.mjs');
  await writeFile(file, WORKER_SCRIPT);
  // The limit is short, because tests of a hang wait until it has passed. It is also long enough for a thread to start
  // on a machine that becomes busier than it is now.
  attemptMs = Math.round(2_000 + 8 * (await measureStartMs(file)));
});
beforeEach(() => {
  thread = new TypstThread(path.join(folder, 'worker.mjs'), {
    startMs: START_TIMEOUT_MS,
    attemptMs,
    waiting: 4,
  });
});
afterEach(() => thread.close());
afterAll(() => rm(folder, { recursive: true }));

const compile = (data: object): Promise<string> => thread.compile('report', data).then((pdf) => pdf.toString());
const createFlagFilePath = (): string => path.join(folder, randomUUID());

describe('the thread that runs Typst', () => {
  it.each(['hang', 'crash', 'fail'])(
    'compiles a document at the second attempt when the first one ended in a %s',
    async (how) => {
      expect(await compile({ how, once: createFlagFilePath(), text: 'second' })).toBe('second');
    },
  );

  it.each([
    ['hang', /^It took over \d+ ms\.$/],
    ['crash', 'The thread ended.'],
    ['fail', 'No such font'],
  ])('throws when both attempts end in a %s, and then compiles the next document', async (how, message) => {
    await expect(compile({ how })).rejects.toThrow(message);
    expect(await compile({ text: 'next' })).toBe('next');
  });

  it('does not block the event loop while a document takes long', async () => {
    const order: string[] = [];
    const slowRun = compile({ how: 'hang', once: createFlagFilePath() }).then(() => order.push('document'));
    await new Promise((resume) => setTimeout(resume, 10));
    order.push('event loop');
    await slowRun;
    expect(order).toEqual(['event loop', 'document']);
  });

  it('refuses a document when too many are waiting', async () => {
    const waitingRuns = ['a', 'b', 'c', 'd'].map((text) => compile({ text }));
    await expect(compile({ text: 'e' })).rejects.toThrow(TypstBusyError);
    expect(await Promise.all(waitingRuns)).toEqual(['a', 'b', 'c', 'd']);
    expect(await compile({ text: 'e' })).toBe('e');
  });

  it('does not start when its script is missing', async () => {
    const missingThread = new TypstThread(path.join(folder, 'none.mjs'), {
      startMs: START_TIMEOUT_MS,
      attemptMs,
      waiting: 1,
    });
    await expect(missingThread.start()).rejects.toThrow(/none\.mjs/);
  });

  it('is replaced by a new one for the next document when it was too slow to start', async () => {
    const slowOnceFile = path.join(folder, 'slow-once.mjs');
    const marker = createFlagFilePath();
    const wait = `import { existsSync as has, writeFileSync as mark } from 'node:fs';
      if (!has('${marker}')) { mark('${marker}', ''); for (;;); }`;
    await writeFile(slowOnceFile, `${wait}\n${WORKER_SCRIPT}`);
    const lateThread = new TypstThread(slowOnceFile, { startMs: attemptMs, attemptMs, waiting: 2 });
    await expect(lateThread.start()).rejects.toThrow(`It took over ${attemptMs} ms.`);
    // The slow start is not counted as one of the document's two attempts, so one attempt may still fail.
    const data = { how: 'fail', once: createFlagFilePath(), text: 'second' };
    expect((await lateThread.compile('report', data)).toString()).toBe('second');
    await lateThread.close();
  });
});
