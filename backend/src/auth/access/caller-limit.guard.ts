import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { LimitPerCaller, Throttle } from '../../platform/throttle/throttle.js';
import { getCaller, getThrottleKey } from './caller.js';

/** Counts each admitted request against the limit of its account or visitor's session. Throws a 429 above it. */
@Injectable()
export class CallerLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get(LimitPerCaller, context.getHandler());
    const caller = getCaller(context.switchToHttp().getRequest<FastifyRequest>());
    if (rule) await this.throttle.take(rule, getThrottleKey(caller));
    return true;
  }
}
