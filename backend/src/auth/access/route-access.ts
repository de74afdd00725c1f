import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { type AppError, NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import {
  type CallReply,
  type CallRequest,
  EarlyReply,
  EarlyRequest,
  NeedsFastify,
} from '../../platform/http/early-calls.js';
import { isUuid } from '../../platform/http/uuid-param.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { ProofNeededError, UndeclaredAccessError } from '../auth.errors.js';
import type { FoundSession, SessionKey } from '../sessions/live-session.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { SessionService } from '../sessions/session.service.js';
import type { Caller } from './caller.js';
import { setCaller } from './current-caller.decorator.js';
import type { RouteRule } from './route-rule.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The one place that makes a caller of a session and holds it against the route's rule: for the access
 * guard, and for routes that find the session in a statement of their own.
 */
@Injectable()
export class RouteAccess {
  private readonly rules = new WeakMap<CallRequest, RouteRule>();

  constructor(
    private readonly requests: RequestSessions,
    private readonly sessions: SessionService,
    private readonly security: SecurityLog,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  /** Stores the rule of the request's route. */
  declare(request: CallRequest, rule: RouteRule): void {
    this.rules.set(request, rule);
  }

  /** Returns what finds the request's session; null for a request without a token. */
  keyOf(request: CallRequest): SessionKey | null {
    return this.requests.keyOf(request);
  }

  /** Finds the session, and admits its caller. */
  async findAndAdmit(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    return this.admit(await this.requests.find(request), request, reply);
  }

  /**
   * Returns the caller of the session that was found by {@link keyOf}, null for none; renews the session
   * and sets its cookies. Throws a 401, 403 or 404 when the route's rule refuses the caller, and before
   * Fastify a {@link NeedsFastify} for everybody but a caller who is admitted as found.
   */
  async admit(found: FoundSession | null, request: CallRequest, reply: CallReply): Promise<Caller> {
    const rule = this.rules.get(request);
    if (!rule) throw new UndeclaredAccessError();
    if (request instanceof EarlyRequest || reply instanceof EarlyReply) {
      return this.admitAsFound(found, request, rule);
    }
    const admitted = await this.requests.admit(found, request, reply);
    const loaded =
      admitted.sessionId === null && rule.acceptsReplaced
        ? await this.sessions.loadReplaced(this.requests.tokenOf(request))
        : admitted;
    const caller = rule.access === 'owner' ? await this.asOwner(request, loaded) : loaded;
    setCaller(request, caller);
    const refusal = refusalOf(caller, rule);
    if (refusal !== null) {
      if (rule.access === 'admin') this.recordRefusal(request, caller);
      throw refusal;
    }
    if (rule.needsProof && !(await this.sessions.isProven(caller))) throw new ProofNeededError();
    return caller;
  }

  /** Admits a caller if nothing has to be renewed, set, looked up or recorded. */
  private admitAsFound(found: FoundSession | null, request: CallRequest, rule: RouteRule): Caller {
    const caller = this.requests.unchanged(found, request);
    if (caller === null || rule.needsProof) throw new NeedsFastify();
    if (rule.access === 'owner' && caller.role === 'admin') throw new NeedsFastify();
    if (refusalOf(caller, rule) !== null) throw new NeedsFastify();
    return caller;
  }

  /**
   * On the calls of owners an administrator reads a customer's rows, which is written down, and changes
   * only their own: changes to a customer's have calls of their own.
   */
  private async asOwner(request: FastifyRequest, caller: Caller): Promise<Caller> {
    if (caller.role !== 'admin' || caller.userId === null) return caller;
    if (!READS.has(request.method)) return { ...caller, role: 'user' };
    const [subject] = Object.values(request.params ?? {}).filter(isUuid);
    const action = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (subject !== undefined) {
      const read = { adminId: caller.userId, subject, action };
      await this.events.emit(this.database.manager, 'admin.read', read);
    }
    return caller;
  }

  private recordRefusal({ method, routeOptions, ip }: FastifyRequest, { userId }: Caller): void {
    const action = `${method} ${routeOptions.url ?? ''}`;
    this.security.record('access', 'refused', { userId, address: ip, action });
  }
}

/** Returns why the rule does not admit a caller; null when it does. */
function refusalOf({ sessionId, userId, role }: Caller, { access }: RouteRule): AppError | null {
  if (access === 'user' && userId === null) return new UnauthorizedError();
  if (access === 'admin' && role !== 'admin') return new NotFoundError();
  if (access === 'owner' && sessionId === null) return new NotFoundError();
  return null;
}
