import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { RowOf } from '../../platform/database/sql-statement.js';
import { fromNow } from '../../platform/database/times.js';
import type { Caller } from '../access/caller.js';
import { ReplacedTokenEntity } from './replaced-token.entity.js';
import { FIND_REPLACED_TOKEN, FIND_REPLACED_TOKEN_OF_SESSION } from './session.statements.js';

/** Time for which a replaced token stays valid. A repeated request does not extend it. */
const REPLACED_TOKEN_MINUTES = 5;

/** A replaced token that is still valid, and the account its session is signed in to. */
type ValidReplacedToken = RowOf<typeof FIND_REPLACED_TOKEN.columns>;

/** Returns the caller for a replaced token: the account, limited to the bought assessment. */
export const toLimitedCaller = ({ sessionId, userId, assessmentId }: ValidReplacedToken): Caller => ({
  sessionId,
  userId,
  role: 'user',
  onlyAssessmentId: assessmentId,
});

/** Stores the tokens that purchases replaced. Expiry is computed with the database's clock. */
@Injectable()
export class ReplacedTokenRepository {
  constructor(private readonly manager: EntityManager) {}

  findByToken(tokenHash: Buffer): Promise<ValidReplacedToken | null> {
    return FIND_REPLACED_TOKEN.find(this.manager, [tokenHash]);
  }

  findBySession(sessionId: string): Promise<ValidReplacedToken | null> {
    return FIND_REPLACED_TOKEN_OF_SESSION.find(this.manager, [sessionId]);
  }

  async insert(manager: EntityManager, replaced: Omit<ReplacedTokenEntity, 'expiresAt'>): Promise<void> {
    const expiresAt = fromNow({ minutes: REPLACED_TOKEN_MINUTES });
    await manager.insert(ReplacedTokenEntity, { ...replaced, expiresAt });
  }

  /** Deletes a replaced token, whether or not it has expired. */
  async end(manager: EntityManager, tokenHash: Buffer): Promise<void> {
    await manager.delete(ReplacedTokenEntity, { tokenHash });
  }

  /** Deletes the replaced tokens of all sessions of an account. */
  async endAllOfUser(manager: EntityManager, userId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(ReplacedTokenEntity)
      .where('session_id in (select id from sessions where user_id = :userId)', { userId })
      .execute();
  }
}
