import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pollUntil } from './until.js';

const NGINX_PROGRAM = '/usr/sbin/nginx';

/** Whether nginx is installed. Without it, the tests of the gateway are reported as skipped. */
export const hasNginx = existsSync(NGINX_PROGRAM);
if (!hasNginx) console.warn('SKIPPED: what needs nginx; there is none on this machine.');

/** The folder with the configuration of nginx and the other containers. */
export const DOCKER_FOLDER = path.resolve(import.meta.dirname, '../../../../docker');

/** Starts nginx with these `server` blocks. nginx writes its files to `folder`. Waits until nginx answers at `url`. */
export async function startNginx(folder: string, servers: string, url: string): Promise<ChildProcess> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary;`,
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}\n` +
      `http { ${temporary.join(' ')}\n${servers}\n}`,
  );
  const options = ['-e', 'stderr', '-p', folder, '-c', file];
  const nginx = spawn(NGINX_PROGRAM, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  await pollUntil(() => fetch(url, { redirect: 'manual' }).catch(() => null));
  return nginx;
}
