import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptsReplacedToken, Access, needsSession } from '../../platform/http/route.decorators.js';
import { RequestSessions } from '../sessions/request-sessions.js';

/** Finds the caller of each request whose access rule depends on the session. It refuses nobody. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: RequestSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (needsSession(this.reflector.get(Access, handler))) {
      const http = context.switchToHttp();
      const acceptsReplacedToken = this.reflector.get(AcceptsReplacedToken, handler) ?? false;
      const request = http.getRequest<FastifyRequest>();
      request.caller = await this.requests.findCaller(http.getResponse<FastifyReply>(), acceptsReplacedToken);
    }
    return true;
  }
}
