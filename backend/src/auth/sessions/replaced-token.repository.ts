import type { Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import type { Caller } from '../access/caller.js';

/** Counted from the replacement; a repeated call does not extend it. */
const REPLACED_TOKEN_MINUTES = 5;

/** A session's token before the purchase that replaced it. */
export interface ReplacedToken {
  tokenHash: Buffer;
  sessionId: string;
  successorHash: Buffer;
  /** The secret under which the successor is derived from the replaced token. */
  successorKey: Buffer;
  /** The assessment that was bought. */
  assessmentId: string;
}

/** A replaced token that is still valid, and the account its session is signed in to. */
export interface ValidReplacedToken {
  sessionId: string;
  userId: string;
  role: Role;
  successorKey: Buffer;
  assessmentId: string;
}

/** Returns the caller behind a replaced token: the account, limited to the assessment bought. */
export const limitedCaller = ({ sessionId, userId, assessmentId }: ValidReplacedToken): Caller => ({
  sessionId,
  userId,
  role: 'user',
  onlyAssessmentId: assessmentId,
});

const SELECT_VALID = `
  select s.id as "sessionId", u.id as "userId", u.role, r.successor_key as "successorKey",
         r.assessment_id as "assessmentId"
    from replaced_tokens r
    join sessions s on s.id = r.session_id and s.token_hash = r.successor_hash
    join users u on u.id = s.user_id
   where r.expires_at > now() and s.expires_at > now()`;

/** The tokens that purchases replaced. Expiry uses the database's clock. */
@Injectable()
export class ReplacedTokenRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the valid replaced token with this hash, or null. */
  findByToken(tokenHash: Buffer): Promise<ValidReplacedToken | null> {
    return queryOne(this.database, `${SELECT_VALID} and r.token_hash = $1`, [tokenHash]);
  }

  /** Returns the valid replaced token of a session, or null. */
  findBySession(sessionId: string): Promise<ValidReplacedToken | null> {
    return queryOne(this.database, `${SELECT_VALID} and r.session_id = $1`, [sessionId]);
  }

  async insert(manager: EntityManager, replaced: ReplacedToken): Promise<void> {
    const { tokenHash, sessionId, successorHash, successorKey, assessmentId } = replaced;
    await manager.query(
      `insert into replaced_tokens
         (token_hash, session_id, successor_hash, successor_key, assessment_id, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [tokenHash, sessionId, successorHash, successorKey, assessmentId, REPLACED_TOKEN_MINUTES],
    );
  }

  /** Deletes a replaced token, valid or not. */
  async end(manager: EntityManager, tokenHash: Buffer): Promise<void> {
    await manager.query('delete from replaced_tokens where token_hash = $1', [tokenHash]);
  }

  /** Deletes the replaced tokens of all sessions of an account. */
  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `delete from replaced_tokens
        where session_id in (select id from sessions where user_id = $1)`,
      [userId],
    );
  }

  async removeExpired(): Promise<number> {
    const result: unknown = await this.database.query(
      'delete from replaced_tokens where expires_at <= now() returning session_id',
    );
    return rowsOf(result).length;
  }
}
