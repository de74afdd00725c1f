import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FindsCaller } from './finds-caller.decorator.js';
import { RouteAccess } from './route-access.js';
import { readRule } from './route-rule.js';

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
    const rule = readRule(this.reflector, handler);
    if (rule.access === 'anyone' || rule.access === 'provider') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    this.routes.declare(request, rule);
    if (this.reflector.get(FindsCaller, handler)) return true;
    await this.routes.findAndAdmit(request, http.getResponse<FastifyReply>());
    return true;
  }
}
