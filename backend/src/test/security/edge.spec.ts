import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { freePort } from '@bearings/processes';
import { checkSite } from '../../doctor/check-site.js';
import { DOCKER_FOLDER, hasNginx, startNginx } from '../support/nginx.js';
import { startTestApi } from '../support/test-api.js';

const hasNginxAndOpenssl = hasNginx && spawnSync('openssl', ['version']).status === 0;

let folder: string;
let gateway: Server;
/** Requests that reached the gateway, each as its forwarded scheme and path. */
const forwardedRequests: string[] = [];
let edge: ChildProcess;
let plainUrl: string;
let tlsPort: number;
let ca: string;

async function startEdge(): Promise<void> {
  const [httpPort, httpsPort, gatewayAddress] = [await freePort(), await freePort(), gateway.address()];
  const gatewayPort = typeof gatewayAddress === 'object' ? gatewayAddress?.port : 0;
  const servers = (await readFile(path.join(DOCKER_FOLDER, 'edge.conf'), 'utf8'))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${gatewayPort}`)
    .replaceAll(/access_log .*;/g, 'access_log off;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/secrets/app/tls.crt;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/secrets/app/tls.key;`);
  plainUrl = `http://127.0.0.1:${httpPort}`;
  tlsPort = httpsPort;
  edge = await startNginx(folder, servers, plainUrl);
}

/** Connects a TLS client with these options. Returns the negotiated protocol and cipher, or the code of the error. */
const negotiateTls = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: tlsPort, ca, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

(hasNginxAndOpenssl ? describe : describe.skip)('the TLS server in front of the gateway', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bearings-edge-'));
    execFileSync('sh', [path.join(DOCKER_FOLDER, 'make-secrets.sh'), `${folder}/secrets`, '/dev/null']);
    ca = await readFile(`${folder}/secrets/app/ca.crt`, 'utf8');
    gateway = createServer(({ headers, url }, response) => {
      forwardedRequests.push(`${String(headers['x-forwarded-proto'])} ${url}`);
      response.end('the gateway');
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    await startEdge();
  });
  afterAll(async () => {
    edge.kill();
    gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('redirects pages to https at the site’s own host name, whatever the Host header says', async () => {
    const headers = { host: 'attacker.example' };
    const reply = await fetch(`${plainUrl}/about?a=b`, { redirect: 'manual', headers });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, 'https://example.org/about?a=b']);
  });

  it('refuses API calls without TLS instead of redirecting them', async () => {
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(`${plainUrl}/api/auth/user`, { method, redirect: 'manual' });
      expect([reply.status, await reply.json()]).toMatchObject([403, { message: 'Use https.' }]);
    }
    expect(forwardedRequests).toEqual([]);
  });

  it('accepts only TLS 1.3, and 1.2 with forward secrecy', async () => {
    const oldTls = {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    } as const;
    expect(await negotiateTls({})).toMatch(/^TLSv1\.3 TLS_AES_256_GCM_SHA384$/);
    expect(await negotiateTls({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 TLS_ECDHE_\w+_GCM_/);
    expect(await negotiateTls(oldTls)).toMatch(/PROTOCOL|UNSUPPORTED|ALERT|RESET/);
    for (const ciphers of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA']) {
      const weakCipher = await negotiateTls({ maxVersion: 'TLSv1.2', ciphers });
      expect([ciphers, weakCipher]).toEqual([ciphers, expect.stringMatching(/HANDSHAKE|ALERT|RESET/)]);
    }
  });

  it('chooses the strongest cipher, whatever the client prefers', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    expect(await negotiateTls({ maxVersion: 'TLSv1.2', ciphers })).toContain('AES_256_GCM');
  });

  it('is reported as a problem by the setup check when its certificate is not publicly trusted', async () => {
    const api = await startTestApi();
    const publicUrl = `https://127.0.0.1:${tlsPort}`;
    const [finding] = await checkSite({ ...api.config, http: { ...api.config.http, publicUrl } });
    await api.close();
    expect(finding).toMatchObject({
      level: 'problem',
      sentence: expect.stringMatching(/certificate|SELF_SIGNED|UNABLE_TO/),
    });
  });
});
