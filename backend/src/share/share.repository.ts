import { SHARE_LIMITS, type SharePurpose, type ShareRequest } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockByName, queryOne, rowsOf } from '../platform/database/transaction.js';

/** After a link has ended, it is kept this long with its comments. */
const KEPT_DAYS = 365;

export interface Share {
  id: string;
  assessmentId: string;
  purpose: SharePurpose;
  withName: boolean;
  withScores: boolean;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  state: 'open' | 'ended' | 'expired';
}

export interface Comment {
  id: string;
  shareId: string;
  name: string | null;
  text: string;
  createdAt: Date;
  seenAt: Date | null;
}

const COLUMNS = `id, assessment_id as "assessmentId", purpose, with_name as "withName",
  with_scores as "withScores", created_at as "createdAt", expires_at as "expiresAt",
  ended_at as "endedAt",
  case when ended_at is not null then 'ended' when expires_at <= now() then 'expired'
       else 'open' end as state`;

/** Links to reports and their comments. The database's clock decides which links work. */
@Injectable()
export class ShareRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores a link by the hash of its token. Returns null when the report has as many as it may. */
  insert(
    assessmentId: string,
    tokenHash: Buffer,
    { purpose, withName, withScores, days }: ShareRequest,
  ): Promise<Share | null> {
    return this.database.transaction(async (manager) => {
      await lockByName(manager, `share-links:${assessmentId}`);
      return queryOne<Share>(
        manager,
        `insert into share_links
           (assessment_id, token_hash, purpose, with_name, with_scores, expires_at)
         select $1, $2, $3, $4, $5, now() + make_interval(days => $6)
          where (select count(*) from share_links
                  where assessment_id = $1 and ended_at is null and expires_at > now()) < $7
         returning ${COLUMNS}`,
        [assessmentId, tokenHash, purpose, withName, withScores, days, SHARE_LIMITS.links],
      );
    });
  }

  /** Returns the link that works with a token. */
  findOpen(
    tokenHash: Buffer,
    manager: EntityManager = this.database.manager,
  ): Promise<Share | null> {
    return queryOne<Share>(
      manager,
      `select ${COLUMNS} from share_links
        where token_hash = $1 and ended_at is null and expires_at > now()`,
      [tokenHash],
    );
  }

  /** Returns the links of these assessments in any state, newest first. */
  async listOf(assessmentIds: string[]): Promise<Share[]> {
    const result: unknown = await this.database.query(
      `select ${COLUMNS} from share_links where assessment_id = any($1)
        order by created_at desc, id`,
      [assessmentIds],
    );
    return rowsOf(result);
  }

  /** Returns the comments of these links, oldest first. */
  async commentsOf(shareIds: string[]): Promise<Comment[]> {
    const result: unknown = await this.database.query(
      `select id, share_id as "shareId", name, text, created_at as "createdAt", seen_at as "seenAt"
         from share_comments where share_id = any($1) order by created_at, id`,
      [shareIds],
    );
    return rowsOf(result);
  }

  /** Ends a link of the assessment. Returns false when it has none with this id. */
  async end(assessmentId: string, id: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update share_links set ended_at = coalesce(ended_at, now())
        where id = $1 and assessment_id = $2 returning id`,
      [id, assessmentId],
    );
    return row !== null;
  }

  /**
   * Stores a comment unless the link has it already by its key. Call it under {@link lock}. Returns
   * false when the link has as many as it may.
   */
  async addComment(
    manager: EntityManager,
    shareId: string,
    { key, name, text }: { key: string; name: string | null; text: string },
  ): Promise<boolean> {
    const row = await queryOne<{ isStored: boolean; count: number }>(
      manager,
      `select coalesce(bool_or(key = $2), false) as "isStored", count(*)::int as count
         from share_comments where share_id = $1`,
      [shareId, key],
    );
    if (row?.isStored) return true;
    if ((row?.count ?? 0) >= SHARE_LIMITS.comments) return false;
    await manager.query(
      'insert into share_comments (share_id, key, name, text) values ($1, $2, $3, $4)',
      [shareId, key, name, text],
    );
    return true;
  }

  /** Locks a link's row until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query('select 1 from share_links where id = $1 for update', [id]);
  }

  /** Marks comments of the assessment's links as seen. */
  async markSeen(assessmentId: string, ids: string[]): Promise<void> {
    await this.database.query(
      `update share_comments c set seen_at = now()
         from share_links l
        where l.id = c.share_id and l.assessment_id = $1 and c.id = any($2) and c.seen_at is null`,
      [assessmentId, ids],
    );
  }

  /** Deletes comments of the assessment's links. */
  async removeComments(assessmentId: string, ids: string[]): Promise<void> {
    await this.database.query(
      `delete from share_comments c using share_links l
        where l.id = c.share_id and l.assessment_id = $1 and c.id = any($2)`,
      [assessmentId, ids],
    );
  }

  /** Deletes links, with their comments, that ended a year ago. */
  async removeOld(): Promise<number> {
    const result: unknown = await this.database.query(
      `delete from share_links
        where least(ended_at, expires_at) < now() - make_interval(days => $1) returning id`,
      [KEPT_DAYS],
    );
    return rowsOf(result).length;
  }
}
