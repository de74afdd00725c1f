import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import { NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { ProofNeededError, UndeclaredAccessError } from '../auth.errors.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { SessionService } from '../sessions/session.service.js';
import { setCaller } from './current-caller.decorator.js';
import { NeedsProof } from './needs-proof.decorator.js';
import { AcceptsReplacedToken } from './replaced-token.decorator.js';

/**
 * Checks the access rule that a route declares. For the rule `owner` the service that loads the row
 * also checks that the caller owns it.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: RequestSessions,
    private readonly sessions: SessionService,
    private readonly security: SecurityLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get(Access, context.getHandler());
    if (rule === undefined) throw new UndeclaredAccessError();
    if (rule === 'anyone' || rule === 'provider') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const session = await this.requests.load(request, http.getResponse<FastifyReply>());
    const acceptsReplaced = this.reflector.get(AcceptsReplacedToken, context.getHandler());
    const caller =
      session.caller.sessionId === null && acceptsReplaced
        ? await this.sessions.loadReplaced(session.token)
        : session.caller;
    setCaller(request, caller);
    if (rule === 'user' && caller.userId === null) throw new UnauthorizedError();
    if (rule === 'admin' && caller.role !== 'admin') {
      const { method, routeOptions } = request;
      const action = `${method} ${routeOptions.url ?? ''}`;
      this.security.record('access', 'refused', {
        userId: caller.userId,
        address: request.ip,
        action,
      });
      throw new NotFoundError();
    }
    if (
      this.reflector.get(NeedsProof, context.getHandler()) &&
      !(await this.sessions.isProven(caller))
    ) {
      throw new ProofNeededError();
    }
    if (rule === 'owner' && caller.sessionId === null) throw new NotFoundError();
    return true;
  }
}
