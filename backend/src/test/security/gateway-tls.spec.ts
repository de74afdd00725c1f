import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bearings/processes';
import pino from 'pino';
import { createApi } from '../../api.js';
import { DOCKER_FOLDER, hasNginx, startNginx } from '../support/nginx.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const hasNginxAndOpenssl = hasNginx && spawnSync('openssl', ['version']).status === 0;

let folder: string;
let api: TestApi;
let backendApp: NestFastifyApplication;
const gateways: ChildProcess[] = [];

/** Starts nginx with the production configuration, trusting this CA. Returns its URL. */
async function startGateway(ca: string): Promise<string> {
  const port = await freePort();
  const home = await mkdtemp(path.join(folder, 'nginx-'));
  const { port: apiPort } = new URL(await backendApp.getUrl());
  const tls = (await readFile(path.join(DOCKER_FOLDER, 'api-tls.conf'), 'utf8'))
    .replace('https://api:3000', `https://127.0.0.1:${apiPort}`)
    .replace('/run/secrets/ca.crt', ca);
  await writeFile(path.join(home, 'api-tls.conf'), tls);
  const server = (await readFile(path.join(DOCKER_FOLDER, 'nginx.conf'), 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/usr/share/nginx/html', path.join(folder, 'site'))
    .replace('/var/log/nginx', home)
    .replace('/etc/nginx/api-tls[.]conf', path.join(home, 'api-tls[.]conf'));
  const url = `http://127.0.0.1:${port}`;
  gateways.push(await startNginx(home, server, url));
  return url;
}

(hasNginxAndOpenssl ? describe : describe.skip)('the gateway in front of an API with TLS', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bearings-gateway-tls-'));
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, 'site'));
    await writeFile(path.join(folder, 'site/index.html'), 'the shell');
    for (const list of ['known-paths.map', 'page-starter.map']) await writeFile(path.join(folder, 'site', list), '');
    const secrets = path.join(folder, 'secrets');
    for (const name of [secrets, path.join(folder, 'others')])
      execFileSync('sh', [path.join(DOCKER_FOLDER, 'make-secrets.sh'), name, '/dev/null']);
    const readSecret = (name: string) => readFile(path.join(secrets, 'app', name), 'utf8');
    const serverTls = { cert: await readSecret('tls.crt'), key: await readSecret('tls.key') };
    api = await startTestApi();
    backendApp = await createApi({ ...api.config, serverTls, worker: false }, pino({ level: 'silent' }));
    await backendApp.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    for (const gateway of gateways) gateway.kill();
    await backendApp.close();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('forwards calls only to an API whose certificate is from the CA that it trusts', async () => {
    // nginx must read the CA files at its start, when it still runs as root. Its worker processes run as another user,
    // who may not read the folders of these files.
    const trusting = await startGateway(path.join(folder, 'secrets/gateway/ca.crt'));
    const distrusting = await startGateway(path.join(folder, 'others/gateway/ca.crt'));
    const liveReply = await fetch(`${trusting}/api/health/live`);
    expect([liveReply.status, liveReply.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    const refusedReply = await fetch(`${distrusting}/api/health/live`);
    expect([refusedReply.status, await refusedReply.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
  });
});
