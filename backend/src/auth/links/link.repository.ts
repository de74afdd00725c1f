import { ACCOUNT_LINK_MINUTES, PURCHASE_LINK_DAYS } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptionsWhere, Not } from 'typeorm';
import { fromNow, isFuture } from '../../platform/database/times.js';
import { type LinkPurpose, LinkTokenEntity } from './link-token.entity.js';
import { hashToken, isToken, createToken } from '../sessions/session-token.js';

/** A link in a purchase email. The buyer may have no account yet. */
export interface PurchaseLink {
  assessmentId: string;
  /** The hash of the recipient's address, see {@link hashAddress}. */
  addressHash: Buffer;
}

/**
 * Returns the SHA-256 of an address. A purchase link is stored with this hash of its recipient's address, because the
 * assessment's email may change before payment.
 */
export const hashAddress = (email: string): Buffer => hashToken(email);

/** Tokens of mailed links. Stores only their SHA-256, and deletes them when they are used. */
@Injectable()
export class LinkRepository {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Creates a token. The account's older links stay valid; otherwise another person could make them useless by
   * requesting new ones.
   */
  async issue(userId: string, purpose: LinkPurpose): Promise<string> {
    const token = createToken();
    await this.manager.insert(LinkTokenEntity, {
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: fromNow({ minutes: ACCOUNT_LINK_MINUTES }),
    });
    return token;
  }

  /** Returns the link's account without using the link up; null if the link is used, expired or altered. */
  async find(token: string, purpose: LinkPurpose): Promise<string | null> {
    if (!isToken(token)) return null;
    const link = await this.manager.findOneBy(LinkTokenEntity, whereLinkIsValid(token, purpose));
    return link?.userId ?? null;
  }

  /** Deletes the link and returns its account; of two concurrent calls, one gets null. */
  async consume(manager: EntityManager, token: string, purpose: LinkPurpose): Promise<string | null> {
    const link = await deleteLink(manager, token, purpose);
    return link?.userId ?? null;
  }

  /** Creates the token of a purchase email. `userId` is null while the address has no account. */
  async issueForPurchase(assessmentId: string, email: string, userId: string | null): Promise<string> {
    const token = createToken();
    await this.manager.insert(LinkTokenEntity, {
      tokenHash: hashToken(token),
      userId,
      purpose: 'purchase',
      assessmentId,
      addressHash: hashAddress(email),
      expiresAt: fromNow({ days: PURCHASE_LINK_DAYS }),
    });
    return token;
  }

  /** Returns a purchase link without using it up; null if it is used, expired or altered. */
  async findPurchase(token: string): Promise<PurchaseLink | null> {
    if (!isToken(token)) return null;
    return toPurchaseLink(await this.manager.findOneBy(LinkTokenEntity, whereLinkIsValid(token, 'purchase')));
  }

  /** Deletes and returns a purchase link; of two concurrent calls, one gets null. */
  async consumePurchase(manager: EntityManager, token: string): Promise<PurchaseLink | null> {
    return toPurchaseLink(await deleteLink(manager, token, 'purchase'));
  }

  /**
   * Deletes all links of an account, and the purchase links that were mailed to its address before the account existed.
   */
  async removeAllOf(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.delete(LinkTokenEntity, { userId });
    await manager.delete(LinkTokenEntity, { addressHash: hashAddress(email) });
  }

  /** Deletes an account's links except purchase links: each purchase email keeps its link. */
  async removeAccountLinks(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(LinkTokenEntity, { userId, purpose: Not('purchase') });
  }
}

const whereLinkIsValid = (token: string, purpose: LinkTokenEntity['purpose']): FindOptionsWhere<LinkTokenEntity> => ({
  tokenHash: hashToken(token),
  purpose,
  expiresAt: isFuture(),
});

/** Deletes a link and returns it. A second call waits for the first one's transaction, and finds none. */
async function deleteLink(
  manager: EntityManager,
  token: string,
  purpose: LinkTokenEntity['purpose'],
): Promise<LinkTokenEntity | null> {
  if (!isToken(token)) return null;
  const link = await manager.findOne(LinkTokenEntity, {
    where: whereLinkIsValid(token, purpose),
    lock: { mode: 'pessimistic_write' },
  });
  if (link) await manager.delete(LinkTokenEntity, { id: link.id });
  return link;
}

const toPurchaseLink = (link: LinkTokenEntity | null): PurchaseLink | null =>
  link?.assessmentId && link.addressHash ? { assessmentId: link.assessmentId, addressHash: link.addressHash } : null;
