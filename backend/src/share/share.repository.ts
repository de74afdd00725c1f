import { OBSERVER_LIMITS, SHARE_LIMITS } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { fromNow, isFuture, NOW } from '../platform/database/times.js';
import { lockByName } from '../platform/database/advisory-lock.js';
import { ObserverReplyEntity } from './observer-reply.entity.js';
import { ShareCommentEntity } from './share-comment.entity.js';
import { ShareLinkEntity } from './share-link.entity.js';

export type NewLink = Pick<
  ShareLinkEntity,
  'purpose' | 'withName' | 'withScores' | 'withShape' | 'withExperience' | 'showsBoth'
> & { days: number };

/** Stores links to reports, their comments and observers' replies. Expiry is computed with the database's clock. */
@Injectable()
export class ShareRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores a link by the hash of its token. Returns null if the report already has the maximum number of links. */
  insert(assessmentId: string, tokenHash: Buffer, { days, ...link }: NewLink): Promise<ShareLinkEntity | null> {
    return this.database.transaction(async (manager) => {
      await lockByName(manager, `share-links:${assessmentId}`);
      const open = { assessmentId, endedAt: IsNull(), expiresAt: isFuture() };
      if ((await manager.countBy(ShareLinkEntity, open)) >= SHARE_LIMITS.links) return null;
      await manager.insert(ShareLinkEntity, {
        ...link,
        assessmentId,
        tokenHash,
        expiresAt: fromNow({ days }),
      });
      return manager.findOneBy(ShareLinkEntity, { tokenHash });
    });
  }

  /** Returns the valid link with this token; null if there is none. */
  findOpen(tokenHash: Buffer, manager: EntityManager = this.database.manager): Promise<ShareLinkEntity | null> {
    return manager.findOneBy(ShareLinkEntity, {
      tokenHash,
      endedAt: IsNull(),
      expiresAt: isFuture(),
    });
  }

  /** Returns the links of these assessments in any state, newest first. */
  listByAssessments(assessmentIds: string[]): Promise<ShareLinkEntity[]> {
    return this.database.manager.find(ShareLinkEntity, {
      where: { assessmentId: In(assessmentIds) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /** Returns the comments of these links, oldest first. */
  listComments(shareIds: string[]): Promise<ShareCommentEntity[]> {
    return this.database.manager.find(ShareCommentEntity, {
      where: { shareId: In(shareIds) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Returns the replies of these links, oldest first. */
  listReplies(shareIds: string[]): Promise<ObserverReplyEntity[]> {
    return this.database.manager.find(ObserverReplyEntity, {
      where: { shareId: In(shareIds) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Stores an observer's reply, which replaces an earlier one with the same key, or the latest of the same browser
   * unless somebody else gives it. The caller must hold {@link lock}. Returns whose maximum number of replies is reached,
   * if any.
   */
  async putReply(
    manager: EntityManager,
    shareId: string,
    reply: Pick<ObserverReplyEntity, 'key' | 'browser' | 'role' | 'answers'>,
    isSomeoneElse: boolean,
  ): Promise<'stored' | 'link-full' | 'browser-full'> {
    const { key, browser } = reply;
    const { affected } = await manager.update(ObserverReplyEntity, { shareId, key }, reply);
    if (affected === 1) return 'stored';
    const ownReplies = await manager.find(ObserverReplyEntity, {
      where: { shareId, browser },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const [latest] = ownReplies;
    if (latest && !isSomeoneElse) {
      await manager.update(ObserverReplyEntity, { id: latest.id }, reply);
      return 'stored';
    }
    if (ownReplies.length >= OBSERVER_LIMITS.repliesPerBrowser) return 'browser-full';
    const count = await manager.countBy(ObserverReplyEntity, { shareId });
    if (count >= OBSERVER_LIMITS.replies) return 'link-full';
    await manager.insert(ObserverReplyEntity, { shareId, ...reply });
    return 'stored';
  }

  /** Deletes an observer's reply by the key that only the observer's browser has. */
  async removeReply(shareId: string, key: string): Promise<void> {
    await this.database.manager.delete(ObserverReplyEntity, { shareId, key });
  }

  /** Changes whether observers see both shapes. Returns false when the assessment has no such link for observers. */
  async changeShowsBoth(assessmentId: string, id: string, showsBoth: boolean): Promise<boolean> {
    const link = { id, assessmentId, purpose: 'observer' as const };
    const { affected } = await this.database.manager.update(ShareLinkEntity, link, { showsBoth });
    return affected === 1;
  }

  /** Ends a link of the assessment. Returns false when the assessment has no link with this id. */
  async end(assessmentId: string, id: string): Promise<boolean> {
    const endedAtSql = () => 'coalesce(ended_at, now())';
    const { affected } = await this.database.manager.update(
      ShareLinkEntity,
      { id, assessmentId },
      { endedAt: endedAtSql },
    );
    return affected === 1;
  }

  /**
   * Stores a comment unless the link already has one with the same key. The caller must hold {@link lock}. Returns
   * false if the link already has the maximum number of comments.
   */
  async addComment(
    manager: EntityManager,
    shareId: string,
    { key, name, text }: { key: string; name: string | null; text: string },
  ): Promise<boolean> {
    if (await manager.existsBy(ShareCommentEntity, { shareId, key })) return true;
    const count = await manager.countBy(ShareCommentEntity, { shareId });
    if (count >= SHARE_LIMITS.comments) return false;
    await manager.insert(ShareCommentEntity, { shareId, key, name, text });
    return true;
  }

  /** Locks a link's row until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.findOne(ShareLinkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Marks comments and replies of the assessment's links as seen. */
  async markSeen(assessmentId: string, ids: string[]): Promise<void> {
    const shareId = In(await this.listShareIds(assessmentId));
    const unseenCondition = { id: In(ids), shareId, seenAt: IsNull() };
    await this.database.manager.update(ShareCommentEntity, unseenCondition, { seenAt: NOW });
    await this.database.manager.update(ObserverReplyEntity, unseenCondition, { seenAt: NOW });
  }

  /** Deletes comments and replies of the assessment's links. */
  async removeComments(assessmentId: string, ids: string[]): Promise<void> {
    const shareId = In(await this.listShareIds(assessmentId));
    await this.database.manager.delete(ShareCommentEntity, { id: In(ids), shareId });
    await this.database.manager.delete(ObserverReplyEntity, { id: In(ids), shareId });
  }

  private async listShareIds(assessmentId: string): Promise<string[]> {
    return (await this.listByAssessments([assessmentId])).map(({ id }) => id);
  }
}
