import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CallLimits } from './call-limits.js';

/** Counts each request against the limits of its browser and network, before anything is read for it. */
@Injectable()
export class NetworkLimitGuard implements CanActivate {
  constructor(private readonly limits: CallLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.takeForNetwork(context.getHandler(), context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}
