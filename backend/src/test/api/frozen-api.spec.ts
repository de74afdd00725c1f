// Tests the gateway with two API servers behind it. One of them accepts connections but never replies, like a frozen
// process.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bearings/processes';
import { DOCKER_FOLDER, hasNginx, startNginx } from '../support/nginx.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

let api: TestApi;
let frozenServer: Server;
const heldSockets: Socket[] = [];
let folder: string;
let gateway: ChildProcess | undefined;
let url: string;

const getPort = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts nginx with the production configuration in front of the frozen API server and a working one. */
async function startGateway(): Promise<void> {
  const port = await freePort();
  const server = (await readFile(path.join(DOCKER_FOLDER, 'nginx.conf'), 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/usr/share/nginx/html', folder)
    .replace('/var/log/nginx', folder)
    .replace(/^ {4}resolver .*\n/m, '')
    .replace('http://api:3000', 'http://bearings_api');
  const servers = [getPort(frozenServer), Number(new URL(api.url).port)].map(
    (each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=2s;`,
  );
  url = `http://127.0.0.1:${port}`;
  const upstreamConfig = `upstream bearings_api { ${servers.join(' ')} }`;
  gateway = await startNginx(folder, `${upstreamConfig}\n${server}`, `${url}/index.html`);
}

beforeAll(async () => {
  if (!hasNginx) return;
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-frozen-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(folder, 'index.html'), 'the shell');
  await writeFile(path.join(folder, 'known-paths.map'), '~*^/$ /;\n');
  await writeFile(path.join(folder, 'page-starter.map'), `default "'sha256-none'";\n`);
  api = await startTestApi({ worker: false });
  frozenServer = createServer((socket) => void heldSockets.push(socket)).listen(0, '127.0.0.1');
  await once(frozenServer, 'listening');
  await startGateway();
});
afterAll(async () => {
  if (!hasNginx) return;
  gateway?.kill();
  for (const socket of heldSockets) socket.destroy();
  frozenServer.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * The fault's own limits are two seconds for a read and ten for another call. A busy machine gets three times as long,
 * which is still less than nginx's usual limit of a minute.
 */
const MAX_READ_MS = 6_000;
const MAX_CALL_MS = 30_000;

async function timeRequest(method: string, address: string): Promise<{ status: number; ms: number }> {
  const startMs = performance.now();
  const { status } = await fetch(url + address, { method });
  return { status, ms: performance.now() - startMs };
}

const itWithNginx = hasNginx ? it : it.skip;

itWithNginx('the gateway sends a read to the other API server when one does not reply', async () => {
  const first = await Promise.all(Array.from({ length: 6 }, () => timeRequest('GET', '/api/health/live')));
  expect(first.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(MAX_READ_MS);
  expect(heldSockets.length).toBeGreaterThan(0);
  // The frozen server is left out for a while, so this read does not wait for it.
  const heldCount = heldSockets.length;
  expect((await timeRequest('GET', '/api/health/live')).status).toBe(200);
  expect(heldSockets).toHaveLength(heldCount);
});

itWithNginx('a call that changes data gets a reply even when one API server does not reply', async () => {
  await pollUntil(() => heldSockets.length > 0);
  const calls = await Promise.all(Array.from({ length: 6 }, () => timeRequest('POST', '/api/logout-of-nothing')));
  for (const { status, ms } of calls) {
    expect([404, 503]).toContain(status);
    expect(ms).toBeLessThan(MAX_CALL_MS);
  }
});
