import { createServer } from 'node:net';
import { CommandError } from './project.mjs';

/**
 * Parses a port number; 3000 if there is none. Throws a CommandError if it is invalid.
 * @param {string | undefined} text value of the variable PORT
 */
export function parsePort(text) {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new CommandError(`PORT is wrong: it must be a whole number from 1 to 65535, not "${text}".`);
}

/** Highest allowed value of DEV_PORT, because the parts of `npm run dev` also use the ports after it. */
const HIGHEST_DEV_PORT = 65_500;

/**
 * Checks the first port of `npm run dev`. Throws a CommandError if it is invalid.
 * @param {string | undefined} text value of the variable DEV_PORT
 */
export function parseDevPort(text) {
  const port = Number(text || 4100);
  if (Number.isInteger(port) && port >= 1_024 && port <= HIGHEST_DEV_PORT) return port;
  throw new CommandError(
    `DEV_PORT is wrong: it must be a whole number from 1024 to ${HIGHEST_DEV_PORT}, not "${text}".`,
  );
}

/**
 * Throws a CommandError if a port is in use, on the given host or on any address of `localhost`.
 * @param {number} port
 * @param {string} host
 * @param {string} [variable] name of the variable that sets the port
 */
export async function demandFreePort(port, host, variable = 'PORT') {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await tryToListen(port, address);
    if (code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} is taken: stop what uses it, or set ${variable} to another.`);
    }
    if (code === 'EACCES') {
      throw new CommandError(`Port ${port} may not be used by this user: set ${variable} to one over 1023.`);
    }
    if (code && address === host) {
      throw new CommandError(`HOST is wrong: ${host} is no address of this machine (${code}).`);
    }
  }
}

/**
 * Tries to listen on a port of an address.
 * @param {number} port
 * @param {string} address
 * @returns {Promise<string | undefined>} the error's code, or undefined if it worked
 */
function tryToListen(port, address) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', (error) => answer('code' in error ? String(error.code) : error.message));
    server.listen(port, address, () => server.close(() => answer(undefined)));
  });
}
