import { ACCOUNT_LINK_MINUTES, PURCHASE_LINK_DAYS } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import type { LinkPurpose } from './link-token.entity.js';
import { hashToken, isToken, newToken } from '../sessions/session-token.js';

/** A link in a purchase email. The buyer may have no account yet. */
export interface PurchaseLink {
  assessmentId: string;
  /** {@link hashAddress} of the recipient. */
  addressHash: Buffer;
}

/** Returns the SHA-256 that binds a link to its recipient: an unpaid assessment's email may change. */
export const hashAddress = (email: string): Buffer => hashToken(email);

/** Tokens of mailed links. Stores only their SHA-256 and deletes a used one. */
@Injectable()
export class LinkRepository {
  constructor(private readonly database: DataSource) {}

  /** Creates a token. Older links stay valid, so new requests cannot lock the owner out. */
  async issue(userId: string, purpose: LinkPurpose): Promise<string> {
    const token = newToken();
    await this.database.query(
      `insert into link_tokens (token_hash, user_id, purpose, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4))`,
      [hashToken(token), userId, purpose, ACCOUNT_LINK_MINUTES],
    );
    return token;
  }

  /** Returns the link's account without using it up; null when it is used, expired or altered. */
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

  /** Deletes the link and returns its account; of two concurrent calls, one gets null. */
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

  /** Creates the token of a purchase email. `userId` is null while the address has no account. */
  async issueForPurchase(
    assessmentId: string,
    email: string,
    userId: string | null,
  ): Promise<string> {
    const token = newToken();
    await this.database.query(
      `insert into link_tokens (token_hash, user_id, purpose, assessment_id, address_hash, expires_at)
       values ($1, $2, 'purchase', $3, $4, now() + make_interval(days => $5))`,
      [hashToken(token), userId, assessmentId, hashAddress(email), PURCHASE_LINK_DAYS],
    );
    return token;
  }

  /** Returns a purchase link without using it up; null when it is used, expired or altered. */
  async findPurchase(token: string): Promise<PurchaseLink | null> {
    if (!isToken(token)) return null;
    return queryOne<PurchaseLink>(
      this.database,
      `select assessment_id as "assessmentId", address_hash as "addressHash" from link_tokens
        where token_hash = $1 and purpose = 'purchase' and expires_at > now()`,
      [hashToken(token)],
    );
  }

  /** Deletes and returns a purchase link; of two concurrent calls, one gets null. */
  async consumePurchase(manager: EntityManager, token: string): Promise<PurchaseLink | null> {
    if (!isToken(token)) return null;
    return queryOne<PurchaseLink>(
      manager,
      `delete from link_tokens where token_hash = $1 and purpose = 'purchase' and expires_at > now()
       returning assessment_id as "assessmentId", address_hash as "addressHash"`,
      [hashToken(token)],
    );
  }

  /** Deletes an account's links, and purchase links mailed to its address before it existed. */
  async removeAllOf(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.query('delete from link_tokens where user_id = $1 or address_hash = $2', [
      userId,
      hashAddress(email),
    ]);
  }

  /** Deletes an account's links except purchase links: each purchase email keeps its link. */
  async removeAccountLinks(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`delete from link_tokens where user_id = $1 and purpose <> 'purchase'`, [
      userId,
    ]);
  }

  async removeExpired(): Promise<number> {
    const result: unknown = await this.database.query(
      'delete from link_tokens where expires_at <= now() returning id',
    );
    return rowsOf(result).length;
  }
}
