import type { User } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { fromNow, isFuture, isWithin, NOW } from '../../platform/database/times.js';
import { SessionEntity } from './session.entity.js';
import { FIND_SESSION, LOCK_SESSION, OPEN_SESSION, SIGN_IN_SESSION } from './session.statements.js';

/** An unused session expires after this time. */
export const SESSION_DAYS = 30;

/** A session that was found by its token. */
interface FoundSession {
  sessionId: string;
  /** The account that is signed in; null for a visitor. */
  account: User | null;
  /** True if the session was last used more than an hour ago, so that its expiry must be renewed. */
  isStale: boolean;
}

/** Values of a session that a sign-in sets. A visitor's session has no account and no device. */
interface SignInValues {
  tokenHash: Buffer;
  userId: string | null;
  device: string | null;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds a session that has not expired. */
  async find(tokenHash: Buffer): Promise<FoundSession | null> {
    const row = await FIND_SESSION.find(this.database, [tokenHash]);
    if (!row) return null;
    const { sessionId, isStale, id, country, ...details } = row;
    if (id === null) return { sessionId, isStale, account: null };
    return { sessionId, isStale, account: { id, ...details, country: getCountryName(country) } };
  }

  async insert(manager: EntityManager, { tokenHash, userId, device }: SignInValues): Promise<string> {
    const row = await OPEN_SESSION.find(manager, [tokenHash, userId, SESSION_DAYS, device]);
    if (!row) throw new Error('Inserting a session returned no row.');
    return row.id;
  }

  /**
   * Returns the session with its account and locks the row, so that sign-in and sign-out wait until the transaction
   * ends. If `ownerLock` is given, also takes the advisory lock with this name; each owner has one lock per name.
   * Returns null if the session has ended.
   */
  lockSession(manager: EntityManager, id: string, ownerLock: string | null): Promise<{ userId: string | null } | null> {
    return LOCK_SESSION.find(manager, [id, ownerLock]);
  }

  /** Locks a session until the transaction ends. Returns false if it has ended, is signed in, or has another token. */
  async lockVisitor(manager: EntityManager, id: string, tokenHash: Buffer): Promise<boolean> {
    const session = await manager.findOne(SessionEntity, {
      where: { id, tokenHash, userId: IsNull(), expiresAt: isFuture() },
      lock: { mode: 'pessimistic_write' },
    });
    return session !== null;
  }

  /** Sets a session's token and account. Returns false if the session has ended. */
  async signIn(manager: EntityManager, id: string, { tokenHash, userId, device }: SignInValues): Promise<boolean> {
    const values = [id, tokenHash, userId, SESSION_DAYS, device];
    return (await SIGN_IN_SESSION.find(manager, values)) !== null;
  }

  /**
   * Gives a visitor's session a new token, and stores for 10 minutes the account whose second factor is missing.
   * Returns false if the session has ended or is signed in.
   */
  async waitForFactor(
    manager: EntityManager,
    id: string,
    { tokenHash, userId }: { tokenHash: Buffer; userId: string },
  ): Promise<boolean> {
    const { affected } = await manager.update(
      SessionEntity,
      { id, userId: IsNull(), expiresAt: isFuture() },
      { tokenHash, pendingUserId: userId, pendingUntil: fromNow({ minutes: 10 }) },
    );
    return affected === 1;
  }

  /** Returns the account whose second factor is missing in a session, or null. */
  async pendingUser(id: string): Promise<string | null> {
    const waitingCondition = { id, userId: IsNull(), pendingUntil: isFuture() };
    const session = await this.database.manager.findOneBy(SessionEntity, waitingCondition);
    return session?.pendingUserId ?? null;
  }

  /** Records that the user entered the password or a code, which counts for five minutes. */
  async prove(id: string): Promise<void> {
    await this.database.manager.update(SessionEntity, { id }, { provenAt: NOW });
  }

  /** Returns whether the user of the session entered the password or a code in the last five minutes. */
  isProven(id: string): Promise<boolean> {
    const provenAt = isWithin({ minutes: 5 });
    return this.database.manager.existsBy(SessionEntity, { id, provenAt });
  }

  /**
   * Extends the expiry of a session. Returns false if the session has ended. Uses an update, because an upsert would
   * create an ended session again.
   */
  async renew(id: string): Promise<boolean> {
    const latestEnd = fromNow({ days: SESSION_DAYS })();
    const { affected } = await this.database.manager.update(
      SessionEntity,
      { id, expiresAt: isFuture() },
      { seenAt: NOW, expiresAt: () => `least(${latestEnd}, ends_at)` },
    );
    return affected === 1;
  }

  /** Deletes an account's sessions except `keptId`, including those in which the second factor is missing. */
  async endAllOfUser(manager: EntityManager, userId: string, keptId: string | null): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where('(user_id = :userId or pending_user_id = :userId)', { userId })
      .andWhere('id is distinct from :keptId', { keptId })
      .execute();
  }

  /** Returns an account's sessions, most recently used first. */
  listFor(userId: string): Promise<SessionEntity[]> {
    return this.database.manager.find(SessionEntity, {
      where: { userId, expiresAt: isFuture() },
      order: { seenAt: 'DESC', id: 'ASC' },
    });
  }

  /** Deletes one session of an account. Returns false if the account does not have it. */
  async endOneOfUser(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SessionEntity, { userId, id });
    return affected === 1;
  }

  async end(id: string): Promise<void> {
    await this.database.manager.delete(SessionEntity, { id });
  }
}
