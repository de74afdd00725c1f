import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { runStatement } from '../../platform/database/statement.js';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import {
  CALLER_BY_TOKEN,
  type FoundSession,
  keyValues,
  SESSION_COLUMNS,
  type SessionKey,
} from './live-session.js';

/** A session that is not used for so long expires. */
export const SESSION_DAYS = 30;

/** How long a session of the account `$n` may last at most, however much it is used. */
const longest = (user: string): string =>
  `(select case when role = 'admin' then interval '12 hours' else interval '90 days' end
      from users where id = ${user})`;

const FIND = {
  name: 'session',
  text: `select ${SESSION_COLUMNS} from (${CALLER_BY_TOKEN}) c`,
};

/** What a session has from its sign-in; a visitor's has neither account nor device. */
interface SessionEntry {
  tokenHash: Buffer;
  userId: string | null;
  device: string | null;
}

/** A session as its account's person sees it. */
export interface ListedSession {
  id: string;
  device: string | null;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
}

/** The sessions table. Plain SQL, because almost every API call reads it. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds a session that has not expired. */
  async find(key: SessionKey): Promise<FoundSession | null> {
    const [row] = await runStatement<FoundSession>(this.database, FIND, keyValues(key));
    return row ?? null;
  }

  async insert(
    manager: EntityManager,
    { tokenHash, userId, device }: SessionEntry,
  ): Promise<string> {
    const row = await queryOne<{ id: string }>(
      manager,
      `insert into sessions (token_hash, user_id, ends_at, expires_at, device, old_cookie_until)
       select $1, $2, ends_at, least(now() + make_interval(days => $3), ends_at), $4, null
         from (select now() + ${longest('$2')} as ends_at) as longest returning id`,
      [tokenHash, userId, SESSION_DAYS, device],
    );
    if (!row) throw new Error('Inserting a session returned no row.');
    return row.id;
  }

  /**
   * Returns the session's account and locks the row, so that sign-in and sign-out wait until the
   * transaction ends. Null when the session has ended.
   */
  lockSession(manager: EntityManager, id: string): Promise<{ userId: string | null } | null> {
    return queryOne(
      manager,
      'select user_id as "userId" from sessions where id = $1 and expires_at > now() for share',
      [id],
    );
  }

  /**
   * Locks a session until the transaction ends. Returns false when it has ended, is signed in, or has
   * another token.
   */
  async lockVisitor(manager: EntityManager, id: string, tokenHash: Buffer): Promise<boolean> {
    const row = await queryOne(
      manager,
      `select 1 from sessions
        where id = $1 and token_hash = $2 and user_id is null and expires_at > now() for update`,
      [id, tokenHash],
    );
    return row !== null;
  }

  /** Sets a session's token and account. Returns false when the session has ended. */
  async signIn(
    manager: EntityManager,
    id: string,
    { tokenHash, userId, device }: SessionEntry,
  ): Promise<boolean> {
    const row = await queryOne(
      manager,
      `update sessions set token_hash = $2, user_id = $3, seen_at = now(), device = $5,
              old_cookie_until = null, pending_user_id = null, pending_until = null,
              proven_at = null, ends_at = longest.ends_at,
              expires_at = least(now() + make_interval(days => $4), longest.ends_at)
         from (select now() + ${longest('$3')} as ends_at) as longest
        where id = $1 and expires_at > now() returning id`,
      [id, tokenHash, userId, SESSION_DAYS, device],
    );
    return row !== null;
  }

  /**
   * Gives a visitor's session a token and the account that waits for its second factor, for 10 minutes.
   * Returns false when the session has ended or is signed in.
   */
  async waitForFactor(
    manager: EntityManager,
    id: string,
    { tokenHash, userId }: { tokenHash: Buffer; userId: string },
  ): Promise<boolean> {
    const row = await queryOne(
      manager,
      `update sessions set token_hash = $2, pending_user_id = $3,
              pending_until = now() + interval '10 minutes', old_cookie_until = null
        where id = $1 and user_id is null and expires_at > now() returning id`,
      [id, tokenHash, userId],
    );
    return row !== null;
  }

  /** Returns the account that waits for its second factor in a session, or null. */
  async pendingUser(id: string): Promise<string | null> {
    const row = await queryOne<{ userId: string }>(
      this.database,
      `select pending_user_id as "userId" from sessions
        where id = $1 and user_id is null and pending_until > now()`,
      [id],
    );
    return row?.userId ?? null;
  }

  /** Records a proof by password or factor; it counts for five minutes. */
  async prove(id: string): Promise<void> {
    await this.database.query('update sessions set proven_at = now() where id = $1', [id]);
  }

  /** Returns whether the session's person gave a proof in the last five minutes. */
  async isProven(id: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `select 1 from sessions where id = $1 and proven_at > now() - interval '5 minutes'`,
      [id],
    );
    return row !== null;
  }

  /** Renews the expiry. Returns false when the session has ended: an upsert would create it again. */
  async renew(id: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update sessions set seen_at = now(),
              expires_at = least(now() + make_interval(days => $2), ends_at)
        where id = $1 and expires_at > now() returning id`,
      [id, SESSION_DAYS],
    );
    return row !== null;
  }

  /** Deletes an account's sessions, also those that wait for its factor, except the one with `keptId`. */
  async endAllOf(manager: EntityManager, userId: string, keptId: string | null): Promise<void> {
    await manager.query(
      'delete from sessions where $1 in (user_id, pending_user_id) and id is distinct from $2',
      [userId, keptId],
    );
  }

  /** Returns an account's sessions, the latest used first. */
  async listFor(userId: string): Promise<ListedSession[]> {
    const result: unknown = await this.database.query(
      `select id, device, created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt"
         from sessions where user_id = $1 and expires_at > now() order by seen_at desc, id`,
      [userId],
    );
    return rowsOf(result);
  }

  /** Deletes one session of an account. Returns false when the account has no such session. */
  async endOneOf(userId: string, id: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      'delete from sessions where user_id = $1 and id = $2 returning id',
      [userId, id],
    );
    return row !== null;
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
