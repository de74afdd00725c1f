import {
  countsAsUnder18,
  type NewShareComment,
  type ShareCommentsChange,
  type ShareCreated,
  shareDefaults,
  type SharedReport,
  type ShareLink,
  type ShareRequest,
  type Shares,
} from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../auth/access/caller.js';
import { hashToken, isToken, newToken } from '../auth/sessions/session-token.js';
import { AppError } from '../platform/http/app-error.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ReportReader } from '../report/reading/report.reader.js';
import { ReportService } from '../report/report.service.js';
import { ShareNotFoundError, TooManyCommentsError, TooManySharesError } from './share.errors.js';
import type { ShareCommentEntity } from './share-comment.entity.js';
import type { ShareLinkEntity } from './share-link.entity.js';
import { ShareRepository } from './share.repository.js';
import { sharedReport } from './shared-report.js';

const NEW_LINKS: ThrottleRule = {
  name: 'share-links',
  points: 20,
  seconds: 60 * 60,
  message: 'You made many links within the hour. Please make the next one in an hour.',
};

/** Tokens that open nothing, counted for their page and for its call. Only they are refused beyond it. */
const UNKNOWN_TOKENS: ThrottleRule = {
  name: 'share-tokens',
  points: 120,
  seconds: 15 * 60,
  message:
    'Too many links that do not work were opened from your network. Please wait a quarter of an hour.',
};

/** Calls of a link that works, from one network: a class of thirty may share it. */
const OPENED: ThrottleRule = {
  name: 'share-opened',
  points: 1_000,
  seconds: 15 * 60,
  message: 'This link was opened very often. Please wait a quarter of an hour.',
};

const COMMENTS: ThrottleRule = {
  name: 'share-comments',
  points: 10,
  seconds: 60 * 60,
  message: 'Many comments came from your network. Please send yours in an hour.',
};

/** Links by which the owner of a report shows it, and the comments that visitors leave there. */
@Injectable()
export class ShareService {
  constructor(
    private readonly shares: ShareRepository,
    private readonly reports: ReportService,
    private readonly reader: ReportReader,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(caller: Caller, id: string): Promise<Shares> {
    const { assessment } = await this.reports.getOwned(caller, id);
    const links = await this.shares.listOf([assessment.id]);
    const comments = await this.shares.commentsOf(links.map((link) => link.id));
    const isUnder18 = countsAsUnder18(assessment.circumstances ?? {});
    return {
      links: links.map((link) => toLink(link, comments)),
      defaults: shareDefaults(isUnder18),
    };
  }

  /** Makes a link and returns its token, of which only the hash is stored. Throws a 404, 409 or 429. */
  async create(caller: Caller, id: string, wanted: ShareRequest): Promise<ShareCreated> {
    const { assessment } = await this.reports.getOwned(caller, id);
    await this.throttle.take(NEW_LINKS, assessment.id);
    const token = newToken();
    const link = await this.shares.insert(assessment.id, hashToken(token), wanted);
    if (!link) throw new TooManySharesError();
    return { link: toLink(link, []), token };
  }

  async end(caller: Caller, id: string, shareId: string): Promise<void> {
    const { assessment } = await this.reports.getOwned(caller, id);
    if (!(await this.shares.end(assessment.id, shareId))) throw new ShareNotFoundError();
  }

  async changeComments(
    caller: Caller,
    id: string,
    { ids, change }: ShareCommentsChange,
  ): Promise<void> {
    const { assessment } = await this.reports.getOwned(caller, id);
    if (change === 'seen') await this.shares.markSeen(assessment.id, ids);
    else await this.shares.removeComments(assessment.id, ids);
  }

  /** Returns the report of a link that works, as its owner shares it. Throws a 404, or a 429. */
  async read(token: string, address: string): Promise<SharedReport> {
    const share = await this.findOpen(token, address);
    const view = await this.reader.readShared(share.assessmentId, share.withName);
    if (!view) throw new ShareNotFoundError();
    return sharedReport(share, view);
  }

  /** Returns the status of a link's page: 200 if it shows a report, otherwise that of the refusal. */
  async pageStatus(token: string, address: string): Promise<number> {
    try {
      const { assessmentId } = await this.findOpen(token, address);
      return (await this.reports.findReady(assessmentId)) ? 200 : 404;
    } catch (error) {
      if (error instanceof AppError) return error.statusCode;
      // The page offers to try again.
      this.logger.error({ err: error }, 'shared page not looked up');
      return 503;
    }
  }

  /** Stores a visitor's comment for the owner alone. Throws a 404, 409 or 429. */
  async comment(token: string, address: string, comment: NewShareComment): Promise<void> {
    const { id, assessmentId, purpose } = await this.findOpen(token, address);
    const isReadable = (await this.reports.findReady(assessmentId)) !== null;
    if (!isReadable || purpose === 'read') throw new ShareNotFoundError();
    await this.throttle.take(COMMENTS, networkOf(address));
    const isStored = await this.database.transaction(async (manager) => {
      await this.shares.lock(manager, id);
      if (!(await this.shares.findOpen(hashToken(token), manager))) throw new ShareNotFoundError();
      const { key, name = null, text } = comment;
      return this.shares.addComment(manager, id, { key, name, text });
    });
    if (!isStored) throw new TooManyCommentsError();
  }

  private async findOpen(token: string, address: string): Promise<ShareLinkEntity> {
    const share = isToken(token) ? await this.shares.findOpen(hashToken(token)) : null;
    if (!share) {
      await this.throttle.take(UNKNOWN_TOKENS, networkOf(address));
      throw new ShareNotFoundError();
    }
    await this.throttle.take(OPENED, `${share.id} ${networkOf(address)}`);
    return share;
  }
}

function toLink(share: ShareLinkEntity, comments: ShareCommentEntity[]): ShareLink {
  const { id, purpose, withName, withScores, createdAt, expiresAt } = share;
  return {
    id,
    purpose,
    withName,
    withScores,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(share),
    comments: comments
      .filter(({ shareId }) => shareId === id)
      .map(({ id: commentId, name, text, createdAt: at, seenAt }) => ({
        id: commentId,
        name,
        text,
        createdAt: at.toISOString(),
        isNew: seenAt === null,
      })),
  };
}

function stateOf({ endedAt, expiresAt }: ShareLinkEntity): ShareLink['state'] {
  if (endedAt !== null) return 'ended';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}
