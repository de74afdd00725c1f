import { freePort, startPart, waitUntilReady } from '@bearings/processes';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { logTo } from './logs.mjs';

/**
 * Starts a Redis server for this site only, with the program installed on this machine. It stores
 * nothing on disk, because jobs may be lost: workers also poll the database.
 * @param {string} dataFolder
 * @param {string} password
 * @param {import('@bearings/processes').Parts} parts the running parts, to which Redis is added
 * @returns {Promise<string>} its URL
 */
export async function startRedis(dataFolder, password, parts) {
  const port = await freePort();
  const folder = join(dataFolder, 'redis');
  mkdirSync(folder, { recursive: true });
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    'daemonize no',
    'appendonly no',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  const part = startPart({
    name: 'Redis',
    command: 'redis-server',
    args: ['-'],
    // Passes the settings by standard input: a command line, and a password in it, could be read by
    // every user of the machine.
    input: `${settings.join('\n')}\n`,
    cwd: folder,
    env: { PATH: process.env.PATH },
    onLine: logTo(dataFolder, 'redis'),
  });
  parts.add(part);
  await waitUntilReady(part, () => answersPing(port, password), 10_000);
  return `redis://:${password}@127.0.0.1:${port}`;
}

/** @param {number} port @param {string} password */
async function answersPing(port, password) {
  const socket = connect(port, '127.0.0.1').setTimeout(1_000, () => socket.destroy());
  try {
    await once(socket, 'connect');
    socket.write(`AUTH ${password}\r\nPING\r\n`);
    let reply = '';
    for await (const chunk of socket) {
      reply += chunk;
      if (reply.includes('+PONG')) return true;
    }
    return false;
  } finally {
    socket.destroy();
  }
}
