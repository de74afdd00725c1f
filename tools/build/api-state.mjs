// Handles the API's state in development. `npm run dev` posts the state to the shell's server. The
// server sends it to open pages, and lets requests wait while the API restarts.
import { API_STATE } from './site.mjs';

/** Maximum time that a request waits for the API to restart. */
const MAX_HOLD_MS = 20_000;

/** @typedef {{ kind: 'starting' | 'ready' } | { kind: 'failed', message: string }} ApiState */

/**
 * Returns the middleware of a development server that receives the API's state, serves it to pages,
 * and lets requests wait while the API restarts.
 * @param {import('webpack-dev-server')} server
 */
export function apiStateMiddlewares(server) {
  /** @type {ApiState} */
  let state = { kind: 'ready' };
  let waitingReplies = [];

  const setState = (next) => {
    state = next;
    server.sendMessage(server.webSocketServer?.clients ?? [], 'api', state);
    if (state.kind === 'starting') return;
    waitingReplies.forEach((resume) => resume());
    waitingReplies = [];
  };

  const takeState = async (request, response) => {
    // Accepts a new state only from a command on this computer. A page in a browser would send an Origin header.
    if (request.method === 'POST' && request.headers.origin === undefined) {
      const parts = await request.toArray();
      setState(JSON.parse(Buffer.concat(parts).toString()));
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(state));
  };

  const holdRequest = (_request, _response, next) => {
    if (state.kind !== 'starting') return next();
    const limit = setTimeout(() => next(), MAX_HOLD_MS);
    waitingReplies.push(() => {
      clearTimeout(limit);
      next();
    });
  };

  return [
    { name: 'api-state', path: API_STATE, middleware: (...args) => void takeState(...args) },
    { name: 'hold-for-api', path: '/api', middleware: holdRequest },
  ];
}
