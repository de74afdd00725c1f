import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from './app-error.js';
import { errorBody } from './error-body.js';
import { PRIVATE } from './private-api.js';

/** Maps errors to HTTP replies; no other code does. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Sends an error in the one shape, and logs server errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body = errorBody(error);
  if (body.statusCode >= 500) request.log.error({ err: error, code: body.code }, 'request failed');
  if (reply.sent) return;
  if (body.statusCode === 503) void reply.header('retry-after', '2');
  if (error instanceof TooManyRequestsError) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  void reply.header('cache-control', PRIVATE).code(body.statusCode).send(body);
}
