import {
  LINK_PURPOSES,
  type LinkPurpose,
  type NewShareComment,
  type ShareCommentsChange,
  type ShareCreated,
  getShareDefaults,
  SHARE_PURPOSES,
  type SharedReport,
  type ShareRequest,
  type Shares,
} from '@bearings/contracts';
import { countsAsUnder18 } from '@bearings/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../auth/access/caller.js';
import { hashToken, isToken, createToken } from '../auth/sessions/session-token.js';
import { AppError } from '../platform/http/app-error.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { toNetwork } from '../platform/throttle/network.js';
import { createNetworkRule, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import type { ReportAccess } from '../report/reading/report-source.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { ShareNotFoundError, TooManyCommentsError, TooManySharesError } from './share.errors.js';
import { toOwnerLink } from './link-view.js';
import type { ShareLinkEntity } from './share-link.entity.js';
import { type NewLink, ShareRepository } from './share.repository.js';
import { toSharedReport } from './shared-report.js';

const NEW_LINK_THROTTLE: ThrottleRule = {
  name: 'share-links',
  points: 20,
  seconds: 60 * 60,
  message: 'You made many links within the hour.',
};

/**
 * Limits requests with unknown link tokens from one network, so that a link cannot be found by trying tokens. Requests
 * for the page and its API route count together; valid tokens are not counted.
 */
const UNKNOWN_TOKEN_THROTTLE = createNetworkRule(
  'share-tokens',
  6,
  'Too many links that do not work were opened from your network.',
);

/** Limits requests with a valid link from one network. */
const OPENED_LINK_THROTTLE = createNetworkRule(
  'share-opened',
  60,
  'This link was opened very often from your network.',
);

/** Limits what is sent through one link, and then what is sent through all links from one network. */
interface SendingLimits {
  perLink: ThrottleRule;
  perNetwork: ThrottleRule;
}

const createSendingLimits = (name: string, what: string): SendingLimits => ({
  perLink: {
    name,
    points: 30,
    seconds: 60 * 60,
    message: `Many ${what} were sent through this link.`,
    refills: true,
  },
  perNetwork: createNetworkRule(`${name}-network`, 6, `Many ${what} came from your network.`),
});

const COMMENT_LIMITS = createSendingLimits('share-comments', 'comments');
export const REPLY_LIMITS = createSendingLimits('share-replies', 'answers');

/** Creates and ends links with which an owner shares a report, and stores visitors' comments. */
@Injectable()
export class ShareService {
  constructor(
    private readonly shares: ShareRepository,
    private readonly sources: ReportSources,
    private readonly files: ReportFiles,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(caller: Caller, id: string): Promise<Shares> {
    const { owner, circumstances } = await this.sources.accessForCaller(caller, id);
    const links = await this.shares.listByAssessments([owner.id]);
    const ids = links.map((link) => link.id);
    const comments = await this.shares.listComments(ids);
    const replies = await this.shares.listReplies(ids);
    const isUnder18 = countsAsUnder18(circumstances ?? {});
    return {
      links: links.map((link) => toOwnerLink(link, comments, replies)),
      defaults: getShareDefaults(isUnder18),
    };
  }

  /**
   * Creates a link and returns its token, of which only the hash is stored. Throws a 404 if the caller has no such
   * report, a 409 above the maximum number of links, or a 429 after too many new links.
   */
  async create(caller: Caller, id: string, wanted: ShareRequest): Promise<ShareCreated> {
    const report = await this.sources.accessForCaller(caller, id);
    return this.makeLink(report, { ...wanted, showsBoth: false });
  }

  /**
   * Creates a link of any kind to a report that the caller may read. Throws a 409 above the maximum number of links, or a
   * 429 after too many new links.
   */
  async makeLink({ owner }: ReportAccess, wanted: NewLink): Promise<ShareCreated> {
    await this.throttle.take(NEW_LINK_THROTTLE, owner.id);
    const token = createToken();
    const link = await this.shares.insert(owner.id, hashToken(token), wanted);
    if (!link) throw new TooManySharesError();
    return { link: toOwnerLink(link, [], []), token };
  }

  async end(caller: Caller, id: string, shareId: string): Promise<void> {
    const { owner } = await this.sources.accessForCaller(caller, id);
    if (!(await this.shares.end(owner.id, shareId))) throw new ShareNotFoundError();
  }

  async changeComments(caller: Caller, id: string, { ids, change }: ShareCommentsChange): Promise<void> {
    const { owner } = await this.sources.accessForCaller(caller, id);
    if (change === 'seen') await this.shares.markSeen(owner.id, ids);
    else await this.shares.removeComments(owner.id, ids);
  }

  /**
   * Returns the parts of the report that a valid link shows. Throws a 404 for an invalid link, or a 429 after too many
   * requests.
   */
  async read(token: string, address: string): Promise<SharedReport> {
    const share = await this.findOpen(token, address, SHARE_PURPOSES);
    const report = await this.sources.forLink(share);
    if (!report) throw new ShareNotFoundError();
    const withExperience = share.withExperience && share.withScores;
    return toSharedReport(share, await this.files.view(report, { withExperience, isShared: true }));
  }

  /** Returns the HTTP status of a link's page: 200 if it shows a report, otherwise the error's status. */
  async pageStatus(token: string, address: string): Promise<number> {
    try {
      const link = await this.findOpen(token, address, LINK_PURPOSES);
      return (await this.sources.accessForLink(link)) ? 200 : 404;
    } catch (error) {
      if (error instanceof AppError) return error.statusCode;
      // With this status the page still loads, and offers the visitor a retry.
      this.logger.error({ err: error }, 'shared page not looked up');
      return 503;
    }
  }

  /**
   * Stores a visitor's comment that only the owner can read. Throws a 404 for an invalid link, a 409 above the maximum
   * number of comments, or a 429 after too many requests.
   */
  async comment(token: string, address: string, comment: NewShareComment): Promise<void> {
    const share = await this.findOpen(token, address, ['parent', 'adviser']);
    const { key, name = null, text } = comment;
    const isStored = await this.store(share, token, address, COMMENT_LIMITS, (manager) =>
      this.shares.addComment(manager, share.id, { key, name, text }),
    );
    if (!isStored) throw new TooManyCommentsError();
  }

  /**
   * Calls `write`, which stores a visitor's comment or reply, while the valid link is locked. Throws a 404 if the link
   * has become invalid, or a 429 above the limits.
   */
  async store<Result>(
    link: ShareLinkEntity,
    token: string,
    address: string,
    { perLink, perNetwork }: SendingLimits,
    write: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (!(await this.sources.accessForLink(link))) throw new ShareNotFoundError();
    await this.throttle.take(perLink, link.id);
    await this.throttle.take(perNetwork, toNetwork(address));
    return this.database.transaction(async (manager) => {
      await this.shares.lock(manager, link.id);
      if (!(await this.shares.findOpen(hashToken(token), manager))) throw new ShareNotFoundError();
      return write(manager);
    });
  }

  /**
   * Returns the valid link with this token and one of these purposes. Throws a 404 if there is none, or a 429 after too
   * many requests from the network of `address`.
   */
  async findOpen(token: string, address: string, purposes: readonly LinkPurpose[]): Promise<ShareLinkEntity> {
    const share = isToken(token) ? await this.shares.findOpen(hashToken(token)) : null;
    if (!share || !purposes.includes(share.purpose)) {
      await this.throttle.take(UNKNOWN_TOKEN_THROTTLE, toNetwork(address));
      throw new ShareNotFoundError();
    }
    await this.throttle.take(OPENED_LINK_THROTTLE, `${share.id} ${toNetwork(address)}`);
    return share;
  }
}
