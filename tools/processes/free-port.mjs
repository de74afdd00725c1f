import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Lowest port to try. Linux uses ports from 32768 for outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * Returns a loopback port that was just free. It is below the ports for outgoing connections, which could take it
 * while its program restarts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
