import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { AcceptsReplacedToken, Access, type AccessRule, NeedsProof } from '../../platform/http/route.decorators.js';
import { isUuid } from '../../platform/http/uuid.js';
import { type AppError, NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { CallLimits } from '../../platform/throttle/call-limits.js';
import { ProofNeededError, UndeclaredAccessError } from '../auth.errors.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { SessionService } from '../sessions/session.service.js';
import { type Caller, setCaller } from './caller.js';

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Runs before the parameters and body of a request are read. Counts the request against the limit of its network, finds
 * the caller, checks the access rule of the route, and counts the request against the limit of the caller. For the rule
 * `owner`, the guard only requires a session; the service that loads the assessment must check its owner.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: RequestSessions,
    private readonly sessions: SessionService,
    private readonly security: SecurityLog,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
    private readonly limits: CallLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const access = this.reflector.get(Access, handler);
    if (access === undefined) throw new UndeclaredAccessError();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    await this.limits.takeForNetwork(handler, request);
    if (access === 'anyone' || access === 'provider') return true;

    const acceptsReplacedToken = this.reflector.get(AcceptsReplacedToken, handler) ?? false;
    const reply = http.getResponse<FastifyReply>();
    const found = await this.requests.findCaller(reply, acceptsReplacedToken);
    const caller = access === 'owner' ? await this.auditAdminRead(request, found) : found;
    setCaller(request, caller);
    const refusal = findRefusal(caller, access);
    if (refusal !== null) {
      if (access === 'admin') this.recordRefusal(request, caller);
      throw refusal;
    }
    const needsProof = this.reflector.get(NeedsProof, handler) ?? false;
    if (needsProof && !(await this.sessions.isProven(caller))) throw new ProofNeededError();
    await this.limits.takeForCaller(handler, caller.userId ?? caller.sessionId);
    return true;
  }

  /**
   * Returns the caller for a route for owners. An administrator may read the rows of every customer there, and each
   * read of a row is recorded in the audit log. For other requests, an administrator counts as an ordinary user, who
   * may change only their own rows.
   */
  private async auditAdminRead(request: FastifyRequest, caller: Caller): Promise<Caller> {
    if (caller.role !== 'admin' || caller.userId === null) return caller;
    if (!READ_METHODS.has(request.method)) return { ...caller, role: 'user' };
    const [subject] = Object.values(request.params ?? {}).filter(isUuid);
    const action = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (subject !== undefined) {
      const auditEntry = { adminId: caller.userId, subject, action };
      await this.events.emit(this.database.manager, 'admin.read', auditEntry);
    }
    return caller;
  }

  private recordRefusal({ method, routeOptions, ip }: FastifyRequest, { userId }: Caller): void {
    const action = `${method} ${routeOptions.url ?? ''}`;
    this.security.record('access', 'refused', { userId, address: ip, action });
  }
}

/** Returns why the access rule rejects a caller; null if it does not. */
function findRefusal({ sessionId, userId, role }: Caller, access: AccessRule): AppError | null {
  if (access === 'user' && userId === null) return new UnauthorizedError();
  if (access === 'admin' && role !== 'admin') return new NotFoundError();
  if (access === 'owner' && sessionId === null) return new NotFoundError();
  return null;
}
