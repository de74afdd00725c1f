import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { NotFoundError, UnauthorizedError } from '../platform/http/app-error.js';
import { UndeclaredAccessError } from './auth.errors.js';
import { setCaller } from './current-caller.decorator.js';
import { SessionService } from './session.service.js';

/**
 * Lets a call through by the rule its route declares. Whether an `owner` owns what the call names
 * is for the service that finds it.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get(Access, context.getHandler());
    if (rule === undefined) throw new UndeclaredAccessError();
    if (rule === 'anyone' || rule === 'provider') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = await this.sessions.load(request, http.getResponse<FastifyReply>());
    setCaller(request, caller);
    if (rule === 'user' && caller.userId === null) throw new UnauthorizedError();
    if (rule === 'admin' && caller.role !== 'admin') throw new NotFoundError();
    if (rule === 'owner' && caller.sessionId === null) throw new NotFoundError();
    return true;
  }
}
