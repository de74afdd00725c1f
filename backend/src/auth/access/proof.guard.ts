import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { NeedsProof } from '../../platform/http/route.decorators.js';
import { ProofNeededError } from '../auth.errors.js';
import { SessionService } from '../sessions/session.service.js';
import { getCaller } from './caller.js';

/** Requires a recent password or second factor for the routes that declare {@link NeedsProof}. */
@Injectable()
export class ProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needsProof = this.reflector.get(NeedsProof, context.getHandler()) ?? false;
    if (!needsProof) return true;
    const caller = getCaller(context.switchToHttp().getRequest<FastifyRequest>());
    if (!(await this.sessions.isProven(caller))) throw new ProofNeededError();
    return true;
  }
}
