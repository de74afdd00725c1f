import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../support/test-api.js';

const LARGE_BYTES = 4 * 1024 * 1024;
/** More than a response buffers. A smaller file would be read and closed without its client. */
const PAGE_BYTES = 256 * 1024;
const CONNECTIONS = 40;
const PIPELINED = 50;
/** Enough for one reply for each of 40 connections; 2,000 replies would hold some 500 MB. */
const HELD_BYTES = 150 * 1024 * 1024;
/** Database connections and Jest may open a few. */
const SLACK = 30;

let api: TestApi;
let folder: string;
/** How many file descriptors may be open once every request was answered or dropped. */
let limit: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-site-'));
  await writeFile(path.join(folder, 'index.html'), 'x'.repeat(PAGE_BYTES));
  await writeFile(path.join(folder, 'film.0a1b2c3d.bin'), Buffer.alloc(LARGE_BYTES, 'x'));
  api = await startTestApi({ siteDir: folder });
  await (await fetch(`${api.url}/`)).text();
  limit = (await openDescriptors()) + SLACK;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns how many file descriptors this process, and so the server in it, has open. */
const openDescriptors = async (): Promise<number> => (await readdir('/dev/fd')).length;

/** Sends many requests on one connection without waiting for an answer, and hangs up. */
async function pipelineAndHangUp(address: string, hangUpAfterMs: number): Promise<void> {
  const { hostname, port, host } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(PIPELINED));
  await sleep(hangUpAfterMs);
  socket.destroy();
}

/** Returns the number of open descriptors once it has stayed the same for a second. */
async function settledDescriptors(): Promise<number> {
  let open = await openDescriptors();
  for (let unchanged = 0; unchanged < 10; unchanged += 1) {
    await sleep(100);
    const now = await openDescriptors();
    // Database connections come and go.
    if (Math.abs(now - open) > 3) unchanged = 0;
    open = now;
  }
  return open;
}

describe('file descriptors after a burst of pipelined requests whose client hangs up', () => {
  it.each([
    ['a page', '/', 50],
    ['a page whose client hung up', '/', 0],
    ['a large file that is streamed', '/film.0a1b2c3d.bin', 50],
    ['a large file, at once', '/film.0a1b2c3d.bin', 0],
  ])('are closed: %s', async (_what, address, hangUpAfterMs) => {
    // One burst leaves 2,000 requests without a reader, each with a file open when it is not closed.
    await Promise.all(
      Array.from({ length: CONNECTIONS }, () => pipelineAndHangUp(address, hangUpAfterMs)),
    );
    expect(await settledDescriptors()).toBeLessThanOrEqual(limit);
    const answer = await fetch(`${api.url}/`);
    expect(answer.status).toBe(200);
    // An answer that is not read keeps its connection, and the server waits a minute for it at the end.
    expect(await answer.text()).toHaveLength(PAGE_BYTES);
  });

  it('and memory stay low while clients that do not read keep their connections', async () => {
    const held = process.memoryUsage().arrayBuffers;
    const waiting = Promise.all(
      Array.from({ length: CONNECTIONS }, () => pipelineAndHangUp('/film.0a1b2c3d.bin', 3_000)),
    );
    await sleep(2_500);
    // Both ends of each connection are in this process, and the file of the one reply that it waits for.
    expect(await openDescriptors()).toBeLessThanOrEqual(limit + 3 * CONNECTIONS);
    expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(HELD_BYTES);
    await waiting;
  });

  it('lets a client read a complete large file', async () => {
    const answer = await fetch(`${api.url}/film.0a1b2c3d.bin`);
    expect(answer.headers.get('content-length')).toBe(String(LARGE_BYTES));
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.equals(Buffer.alloc(LARGE_BYTES, 'x'))).toBe(true);
  });
});
