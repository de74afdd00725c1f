import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import type { Caller, CallerWithSession } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { toLimitedCaller, ReplacedTokenRepository } from './replaced-token.repository.js';
import type { ChangedSession, RequestSession } from './session-change.js';
import { hashToken, createSuccessorKey, deriveSuccessor } from './session-token.js';
import { SessionRepository } from './session.repository.js';

/**
 * Signs buyers in. The new token is derived from the one it replaces, so that a browser that did not receive the reply
 * gets the same cookie by repeating the request.
 */
@Injectable()
export class BuyerSessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly replacedTokens: ReplacedTokenRepository,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  /**
   * Creates the buyer's account and signs the visitor in to it, in one transaction. Returns null if `create` returns
   * null, or if this browser did not open the checkout. Also returns null if the session has ended, is already signed
   * in, or has a newer token.
   */
  async signIn(
    { caller: { sessionId }, token, openedCheckout, device }: RequestSession,
    assessmentId: string,
    create: (manager: EntityManager) => Promise<UserEntity | null>,
  ): Promise<ChangedSession<CallerWithSession> | null> {
    if (sessionId === null || token === null || !openedCheckout) return null;
    const tokenHash = hashToken(token);
    const successorKey = createSuccessorKey();
    const successor = deriveSuccessor(token, successorKey);
    const successorHash = hashToken(successor);
    const user = await this.database.transaction(async (manager) => {
      // Concurrent requests of one browser are serialised; the second one finds that the token has been replaced.
      if (!(await this.sessions.lockVisitor(manager, sessionId, tokenHash))) return null;
      const createdUser = await create(manager);
      if (!createdUser) return null;
      await this.sessions.signIn(manager, sessionId, {
        tokenHash: successorHash,
        userId: createdUser.id,
        device,
      });
      const replacedToken = { tokenHash, sessionId, successorHash, successorKey, assessmentId };
      await this.replacedTokens.insert(manager, replacedToken);
      await this.events.emit(manager, 'user.signed-in', { sessionId, userId: createdUser.id });
      return createdUser;
    });
    return (
      user && {
        caller: { sessionId, userId: user.id, role: user.role },
        change: { kind: 'set', token: successor, isSignedIn: true },
      }
    );
  }

  /**
   * Returns the signed-in caller and the cookie with the token that replaced `token`; null if no purchase in the last
   * five minutes replaced `token`.
   */
  async resumeReplaced(token: string | null): Promise<ChangedSession<CallerWithSession> | null> {
    const found = token === null ? null : await this.replacedTokens.findByToken(hashToken(token));
    if (token === null || !found) return null;
    const { sessionId, userId, role, successorKey } = found;
    return {
      caller: { sessionId, userId, role },
      change: { kind: 'set', token: deriveSuccessor(token, successorKey), isSignedIn: true },
    };
  }

  /**
   * If the caller is limited to the bought assessment and the browser opened the checkout, returns the caller with full
   * access and the session's cookie; otherwise returns the caller unchanged. Throws a 404 if the replaced token has
   * expired.
   */
  async restoreFullAccess({ caller, token, openedCheckout }: RequestSession): Promise<ChangedSession> {
    if (caller.onlyAssessmentId === undefined || !openedCheckout) return { caller, change: null };
    const resumedCaller = await this.resumeReplaced(token);
    if (!resumedCaller) throw new NotFoundError();
    return resumedCaller;
  }

  /**
   * If a purchase in the same browser has signed the visitor's session in during this request, returns a caller with
   * the buyer's account, limited to the bought assessment; otherwise null.
   */
  async findReplacedCaller({ sessionId, userId }: Caller): Promise<Caller | null> {
    if (sessionId === null || userId !== null) return null;
    const found = await this.replacedTokens.findBySession(sessionId);
    return found && toLimitedCaller(found);
  }
}
