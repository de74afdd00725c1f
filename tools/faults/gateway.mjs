// Debian's nginx with the configuration of the gateway's image, if nginx is installed.
import { freePort, startPart } from '@bearings/processes';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NGINX = '/usr/sbin/nginx';
const CONFIGURATION = resolve(import.meta.dirname, '../../docker/nginx.conf');

/**
 * Starts nginx in front of the APIs on these ports, as docs/deployment.md describes; null without nginx.
 * @param {readonly number[]} apis
 * @returns {Promise<{ port: number, restart: () => Promise<void>, stop: () => Promise<unknown> } | null>}
 */
export async function startGateway(apis) {
  if (!existsSync(NGINX)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bearings-gateway-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/known-paths.map'), '~*^/$ /index.html;\n');
  writeFileSync(join(folder, 'site/page-starter.map'), `default "'sha256-none'";\n`);
  const port = await freePort();
  const server = readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/usr/share/nginx/html', join(folder, 'site'))
    .replace(/^ {4}access_log .*$/m, '    access_log off;')
    .replace(/^ {4}resolver .*\n/m, '')
    .replace('http://api:3000', 'http://bearings_api');
  const servers = apis.map((api) => `server 127.0.0.1:${api} max_fails=2 fail_timeout=2s;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary;`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log /dev/null; events {}\n` +
      `http { ${temporary.join(' ')}\n` +
      `upstream bearings_api { ${servers.join(' ')} }\n${server}\n}`,
  );
  const start = () =>
    startPart({
      name: 'nginx',
      command: NGINX,
      args: ['-e', '/dev/null', '-p', folder, '-c', file],
      cwd: folder,
      env: { PATH: process.env.PATH },
    });
  let part = start();
  const waitUntilOpen = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => null)) return;
      await sleep(50);
    }
    await stop();
    throw new Error('nginx did not start.');
  };
  const stop = async () => {
    await part.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilOpen();
  const restart = async () => {
    // SIGQUIT, which its image is stopped with, finishes requests in flight.
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGQUIT');
    await part.ended;
    part = start();
    await waitUntilOpen();
  };
  return { port, restart, stop };
}
