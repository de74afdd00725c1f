import { ERROR_MESSAGES, type ErrorBody } from '@bearings/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { createErrorClass } from './app-error.js';
import { sendError } from './error.filter.js';
import { PRIVATE_CACHE_CONTROL } from './private-api.js';

const HEADERS_TOO_LARGE_STATUS = 431;
const TIMEOUT_STATUS = 408;
const BAD_REQUEST_STATUS = 400;

const STATUS_BY_ERROR_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE_STATUS,
  ERR_HTTP_REQUEST_TIMEOUT: TIMEOUT_STATUS,
};

/**
 * Returns a handler for requests that the router itself rejects. No hook runs for them, so the handler sets the headers
 * that every reply has. `send` sends the error; if this process serves the site, it sends an error page to browsers.
 */
export const createRefusalHandler =
  (headers: Readonly<Record<string, string>>, send: typeof sendError) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    send(error, request, reply);
  };

/**
 * Returns a handler for data that Node could not parse as a request. It replies with the headers that every reply has
 * and closes the connection.
 */
export const createUnreadableDataHandler =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // The client is gone.
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const statusCode = STATUS_BY_ERROR_CODE[error.code ?? ''] ?? BAD_REQUEST_STATUS;
    const code = statusCode === TIMEOUT_STATUS ? 'timeout' : 'bad_request';
    const body: ErrorBody = { statusCode, code, message: ERROR_MESSAGES[code] };
    const text = JSON.stringify(body);
    const lines = Object.entries({
      'x-request-id': randomUUID(),
      ...headers,
      'cache-control': PRIVATE_CACHE_CONTROL,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const first = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`;
    socket.end(`${[first, ...lines].join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
  };

class DoubledHostError extends createErrorClass(BAD_REQUEST_STATUS, 'bad_request') {}

/** Rejects a request with two Host headers, because proxy and server might each use a different one. */
export function refuseDoubledHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === 'host');
    if (hosts.length > 1) return sendError(new DoubledHostError(), request, reply);
    done();
  });
}
