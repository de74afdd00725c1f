// Clients that deliberately send slowly, send too much, or keep connections open.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

/** Returns the bytes that the process uses for objects and buffers, after collecting the garbage. */
function measureUsedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const api = useTestApi({ worker: false });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function openConnection(): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  // Errors are ignored, because the server may reset the connection when a time limit has passed.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Returns all data that a connection receives until it closes. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  // Does not use `once` of node:events, because that rejects when the connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const REQUEST_HEAD = [
  'PUT /api/assessments/draft HTTP/1.1',
  'host: localhost',
  'sec-fetch-site: same-origin',
  'content-type: application/json',
].join('\r\n');

async function serveOtherClient(): Promise<void> {
  expect((await new Browser(api.url).get('/api/countries')).status).toBe(200);
}

describe('a client', () => {
  it.each([
    ['head', 'x-slow: ', 'a'],
    ['body', 'content-length: 60000\r\n\r\n{"answers":', ' '],
  ])(
    'whose request %s never ends gets 408 and is disconnected, and others are served meanwhile',
    async (_, begun, more) => {
      const socket = await openConnection();
      socket.write(`${REQUEST_HEAD}\r\n${begun}`);
      const drip = setInterval(() => socket.write(more), 200);
      const order: string[] = [];
      const answer = readAnswer(socket).finally(() => order.push('disconnected'));
      await serveOtherClient();
      order.push('other served');
      expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
      clearInterval(drip);
      expect(order).toEqual(['other served', 'disconnected']);
    },
  );

  it('that sends too large a body gets 413, with and without Content-Length', async () => {
    const announced = await openConnection();
    announced.write(`${REQUEST_HEAD}\r\ncontent-length: 10485760\r\n\r\n{`);
    expect(await readAnswer(announced)).toMatch(/^HTTP\/1\.1 413 /);

    const chunked = await openConnection();
    chunked.write(`${REQUEST_HEAD}\r\ntransfer-encoding: chunked\r\n\r\n`);
    const answer = readAnswer(chunked);
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    // The body is only a little larger than the limit. If the server reset the connection while the client still
    // writes, the client would lose the reply.
    chunked.once('data', () => chunked.end());
    chunked.write(chunk.repeat(6));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that does not read its replies does not delay other clients or keep much memory', async () => {
    const before = measureUsedMemory();
    let begunCount = 0;
    const server: Server = api.app.getHttpServer();
    server.on('request', () => (begunCount += 1));
    const request = 'GET /api/docs-json HTTP/1.1\r\nhost: localhost\r\n\r\n';
    for (let client = 0; client < 20; client += 1) {
      const socket = await openConnection();
      socket.pause();
      socket.write(request.repeat(20));
    }
    await pollUntil(
      () => begunCount,
      (count) => count >= 20,
    );
    for (let call = 0; call < 5; call += 1) await serveOtherClient();
    expect(measureUsedMemory() - before).toBeLessThan(50 * 1024 * 1024);
  });
});

it('a thousand idle connections use little memory and are closed after a time', async () => {
  await serveOtherClient();
  const before = process.memoryUsage().rss;
  const idleSockets: Socket[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    idleSockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openConnection()))));
  }
  await serveOtherClient();
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  const countOpen = (): number => idleSockets.filter((socket) => !socket.destroyed).length;
  expect(countOpen()).toBeGreaterThan(900);
  for (const socket of idleSockets) socket.resume();
  await pollUntil(countOpen, 0);
});
