import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { pollUntil } from '../test/support/until.js';
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

/** Time limits that no machine reaches. {@link expireLimits} lets them pass at once. */
const START_TIMEOUT_MS = 60_000;
const ATTEMPT_TIMEOUT_MS = 61_000;

let folder: string;
let thread: TypstThread;

/** Returns a check whether a worker has marked an attempt by a flag file since now. It may write the path differently. */
function watchForFlag(): () => boolean {
  const { length } = readdirSync(folder);
  return () => readdirSync(folder).length > length;
}

/** Lets the next time limits of this length pass as soon as the thread has begun what they limit. */
function expireLimits(limitMs: number, count: number, hasBegun: () => boolean = () => true): void {
  const { setTimeout: original } = globalThis;
  let left = count;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((expire, ms, ...values) => {
    if (ms === limitMs && left > 0) {
      left -= 1;
      void pollUntil(hasBegun).then(() => expire(...values));
    }
    return original(expire, ms, ...values);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-typst-'));
  const file = path.join(folder, 'worker.mjs');
  await writeFile(file, WORKER_SCRIPT);
});
beforeEach(() => {
  thread = new TypstThread(path.join(folder, 'worker.mjs'), {
    startMs: START_TIMEOUT_MS,
    attemptMs: ATTEMPT_TIMEOUT_MS,
    waiting: 4,
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await thread.close();
});
afterAll(() => rm(folder, { recursive: true }));

const compile = (data: object): Promise<string> => thread.compile('report', data).then((pdf) => pdf.toString());
const createFlagFilePath = (): string => path.join(folder, randomUUID());

describe('the thread that runs Typst', () => {
  it.each(['hang', 'crash', 'fail'])(
    'compiles a document at the second attempt when the first one ended in a %s',
    async (how) => {
      const once = createFlagFilePath();
      if (how === 'hang') expireLimits(ATTEMPT_TIMEOUT_MS, 1, watchForFlag());
      expect(await compile({ how, once, text: 'second' })).toBe('second');
    },
  );

  it.each([
    ['hang', /^It took over \d+ ms\.$/],
    ['crash', 'The thread ended.'],
    ['fail', 'No such font'],
  ])('throws when both attempts end in a %s, and then compiles the next document', async (how, message) => {
    if (how === 'hang') expireLimits(ATTEMPT_TIMEOUT_MS, 2);
    await expect(compile({ how })).rejects.toThrow(message);
    expect(await compile({ text: 'next' })).toBe('next');
  });

  it('does not block the event loop while a document takes long', async () => {
    const order: string[] = [];
    const once = createFlagFilePath();
    const hasFlag = watchForFlag();
    expireLimits(ATTEMPT_TIMEOUT_MS, 1, () => hasFlag() && order.length > 0);
    const slowRun = compile({ how: 'hang', once }).then(() => order.push('document'));
    await waitForNextTurn();
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
      attemptMs: ATTEMPT_TIMEOUT_MS,
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
    const lateThread = new TypstThread(slowOnceFile, {
      startMs: START_TIMEOUT_MS,
      attemptMs: ATTEMPT_TIMEOUT_MS,
      waiting: 2,
    });
    expireLimits(START_TIMEOUT_MS, 1, () => existsSync(marker));
    await expect(lateThread.start()).rejects.toThrow(`It took over ${START_TIMEOUT_MS} ms.`);
    // The slow start is not counted as one of the document's two attempts, so one attempt may still fail.
    const data = { how: 'fail', once: createFlagFilePath(), text: 'second' };
    expect((await lateThread.compile('report', data)).toString()).toBe('second');
    await lateThread.close();
  });
});
