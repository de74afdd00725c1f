import type { Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';

export const SESSION_DAYS = 30;

export interface SessionRow {
  id: string;
  userId: string | null;
  role: Role | null;
  /** Last seen before today: the life is to be renewed. */
  stale: boolean;
}

/** The sessions table, in plain SQL since every call of the API passes through it. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  find(tokenHash: Buffer): Promise<SessionRow | null> {
    return queryOne(
      this.database,
      `select s.id, s.user_id as "userId", u.role, s.seen_at < now() - interval '1 day' as stale
         from sessions s left join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > now()`,
      [tokenHash],
    );
  }

  async insert(manager: EntityManager, tokenHash: Buffer, userId: string | null): Promise<string> {
    const row = await queryOne<{ id: string }>(
      manager,
      `insert into sessions (token_hash, user_id, expires_at)
       values ($1, $2, now() + make_interval(days => $3)) returning id`,
      [tokenHash, userId, SESSION_DAYS],
    );
    if (!row) throw new Error('A session was not stored.');
    return row.id;
  }

  /** Whose a session is now; no sign-in or sign-out passes it until the transaction ends. */
  hold(manager: EntityManager, id: string): Promise<{ userId: string | null } | null> {
    return queryOne(
      manager,
      'select user_id as "userId" from sessions where id = $1 and expires_at > now() for share',
      [id],
    );
  }

  /** Gives a session a new token and its user. False when the session has ended meanwhile. */
  async signIn(
    manager: EntityManager,
    id: string,
    tokenHash: Buffer,
    userId: string,
  ): Promise<boolean> {
    const row = await queryOne(
      manager,
      `update sessions set token_hash = $2, user_id = $3, seen_at = now(),
              expires_at = now() + make_interval(days => $4)
        where id = $1 and expires_at > now() returning id`,
      [id, tokenHash, userId, SESSION_DAYS],
    );
    return row !== null;
  }

  /** An UPDATE and never an upsert, so that a session ended elsewhere stays ended. */
  async renew(id: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update sessions set seen_at = now(), expires_at = now() + make_interval(days => $2)
        where id = $1 and expires_at > now() returning id`,
      [id, SESSION_DAYS],
    );
    return row !== null;
  }

  /** Ends an account's sessions, but for the one that is kept. */
  async endAllOf(manager: EntityManager, userId: string, keptId: string | null): Promise<void> {
    await manager.query('delete from sessions where user_id = $1 and id is distinct from $2', [
      userId,
      keptId,
    ]);
  }

  async listFor(userId: string): Promise<{ createdAt: Date; seenAt: Date; expiresAt: Date }[]> {
    const result: unknown = await this.database.query(
      `select created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt"
         from sessions where user_id = $1 order by created_at`,
      [userId],
    );
    return rowsOf(result);
  }

  async removeExpired(): Promise<number> {
    const result: unknown = await this.database.query(
      'delete from sessions where expires_at <= now() returning id',
    );
    return rowsOf(result).length;
  }

  async end(id: string): Promise<void> {
    await this.database.query('delete from sessions where id = $1', [id]);
  }
}
