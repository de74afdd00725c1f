import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import { UndeclaredAccessError } from '../auth.errors.js';
import { FindsCaller } from './finds-caller.decorator.js';
import { NeedsProof } from './needs-proof.decorator.js';
import { AcceptsReplacedToken } from './replaced-token.decorator.js';
import { RouteAccess } from './route-access.js';

/**
 * Checks the access rule that a route declares. For the rule `owner` the service that loads the row
 * also checks that the caller owns it.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly routes: RouteAccess,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const access = this.reflector.get(Access, handler);
    if (access === undefined) throw new UndeclaredAccessError();
    if (access === 'anyone' || access === 'provider') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    this.routes.declare(request, {
      access,
      acceptsReplaced: this.reflector.get(AcceptsReplacedToken, handler) ?? false,
      needsProof: this.reflector.get(NeedsProof, handler) ?? false,
    });
    if (this.reflector.get(FindsCaller, handler)) return true;
    await this.routes.findAndAdmit(request, http.getResponse<FastifyReply>());
    return true;
  }
}
