import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import { hashToken, isToken, newToken } from './session-token.js';

/** What a mailed link lets its reader do. */
export type LinkPurpose = 'password' | 'verify' | 'delete';

const LIFE_MINUTES = 60;

/** Tokens of mailed links: only their SHA-256 is stored, and a used one is gone. */
@Injectable()
export class LinkRepository {
  constructor(private readonly database: DataSource) {}

  /** A new token. Those mailed before stay valid: whoever asks cannot shut out whoever reads. */
  async issue(userId: string, purpose: LinkPurpose): Promise<string> {
    const token = newToken();
    await this.database.query(
      `insert into link_tokens (token_hash, user_id, purpose, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4))`,
      [hashToken(token), userId, purpose, LIFE_MINUTES],
    );
    return token;
  }

  /** Whose link this is; null when it is used, expired or altered. Uses nothing up. */
  async find(token: string, purpose: LinkPurpose): Promise<string | null> {
    if (!isToken(token)) return null;
    const row = await queryOne<{ userId: string }>(
      this.database,
      `select user_id as "userId" from link_tokens
        where token_hash = $1 and purpose = $2 and expires_at > now()`,
      [hashToken(token), purpose],
    );
    return row?.userId ?? null;
  }

  /** The same, and the link is used up: of two calls at once, one gets null. */
  async consume(
    manager: EntityManager,
    token: string,
    purpose: LinkPurpose,
  ): Promise<string | null> {
    if (!isToken(token)) return null;
    const row = await queryOne<{ userId: string }>(
      manager,
      `delete from link_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
       returning user_id as "userId"`,
      [hashToken(token), purpose],
    );
    return row?.userId ?? null;
  }

  async removeAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from link_tokens where user_id = $1', [userId]);
  }

  async removeExpired(): Promise<number> {
    const result: unknown = await this.database.query(
      'delete from link_tokens where expires_at <= now() returning id',
    );
    return rowsOf(result).length;
  }
}
