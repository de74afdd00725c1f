import { isStaff } from '@bearings/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Access, type AccessRule } from '../../platform/http/route.decorators.js';
import { type AppError, NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { UndeclaredAccessError } from '../auth.errors.js';
import { type Caller, getCaller } from './caller.js';

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Checks the access rule of each route. For the rule `owner`, it only requires a session; the service that loads the
 * assessment must check its owner.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.get(Access, context.getHandler());
    if (access === undefined) throw new UndeclaredAccessError();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = limitAdmin(getCaller(request), access, request);
    request.caller = caller;
    const refusal = findRefusal(caller, access);
    if (refusal === null) return true;
    if (access === 'support' || access === 'admin') this.recordRefusal(request, caller);
    throw refusal;
  }

  private recordRefusal({ method, routeOptions, ip }: FastifyRequest, { userId }: Caller): void {
    const action = `${method} ${routeOptions.url ?? ''}`;
    this.security.record('access', 'refused', { userId, address: ip, action });
  }
}

/** An administrator may read the rows of every customer, but may change only their own, like any user. */
function limitAdmin(caller: Caller, access: AccessRule, { method }: FastifyRequest): Caller {
  const isLimited = caller.role === 'admin' && access === 'owner' && !READ_METHODS.has(method);
  return isLimited ? { ...caller, role: 'user' } : caller;
}

/** Returns why the access rule rejects a caller; null if it does not. */
function findRefusal({ sessionId, userId, role }: Caller, access: AccessRule): AppError | null {
  if (access === 'user' && userId === null) return new UnauthorizedError();
  if (access === 'support' && !isStaff(role)) return new NotFoundError();
  if (access === 'admin' && role !== 'admin') return new NotFoundError();
  if (access === 'owner' && sessionId === null) return new NotFoundError();
  return null;
}
