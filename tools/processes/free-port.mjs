import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Lowest port to try. The range ends below 32768, from where Linux takes ports for outgoing connections. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/**
 * Returns a loopback port that is free at the moment. The port is below the range for outgoing connections, so that
 * none of these can take it while the program that uses it restarts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isPortFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const isPortFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
