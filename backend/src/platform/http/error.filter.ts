import type { ErrorBody } from '@bearings/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityLog } from '../logging/security-log.js';
import { TooManyRequestsError } from './app-error.js';
import { toErrorBody } from './error-body.js';
import { PRIVATE_CACHE_CONTROL } from './private-api.js';

/** Maps errors to HTTP replies; no other code does. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** 4xx error codes that our own pages never cause. They are logged as suspicious. */
const SUSPICIOUS_CODES: ReadonlySet<string> = new Set([
  'bad_signature',
  'cross_site',
  'not_json',
  'too_deep',
  'too_large',
  'too_many_requests',
]);

declare module 'fastify' {
  interface FastifyInstance {
    /** Records rejected requests. Absent until the application is created. */
    securityLog?: SecurityLog;
  }
}

function recordRefusal(code: string, request: FastifyRequest): void {
  const { method, routeOptions, ip: address } = request;
  const action = `${method} ${routeOptions.url ?? 'unknown'}`;
  request.server.securityLog?.record('call', 'refused', { code, action, address });
}

/** Returns the body of an error reply, and logs server errors and suspicious rejections. */
export function logError(error: unknown, request: FastifyRequest): ErrorBody {
  const body = toErrorBody(error);
  // A file that takes long is no fault: the caller gets it with a later request.
  if (body.statusCode >= 500 && body.code !== 'file_not_ready')
    request.log.error({ err: error, code: body.code }, 'request failed');
  if (SUSPICIOUS_CODES.has(body.code)) recordRefusal(body.code, request);
  return body;
}

/** Sends an error as a reply in the common format, and logs it like {@link logError}. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body = logError(error, request);
  if (reply.sent) return;
  if (body.statusCode === 503) void reply.header('retry-after', '2');
  if (error instanceof TooManyRequestsError) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  void reply.header('cache-control', PRIVATE_CACHE_CONTROL).code(body.statusCode).send(body);
}
