import {
  OBSERVER_LIMITS,
  type ObserverLinkChange,
  type ObserverQuestions,
  type ObserverReplyAccepted,
  type ObserverRequest,
  type NewObserverReply,
  type ShareCreated,
} from '@bearings/contracts';
import { CATEGORIES, toShapeValues } from '@bearings/domain';
import { listObserverStatements } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Caller } from '../auth/access/caller.js';
import { chooseSource } from '../report/reading/report-source.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { ShareNotFoundError, TooManyBrowserRepliesError, TooManyRepliesError } from './share.errors.js';
import type { ShareLinkEntity } from './share-link.entity.js';
import { ShareRepository } from './share.repository.js';
import { REPLY_LIMITS, ShareService } from './share.service.js';

const OBSERVER_PURPOSES = ['observer'] as const;

/** Creates links for observers, who say how they see a report's owner, and stores their replies. */
@Injectable()
export class ObserverService {
  constructor(
    private readonly links: ShareService,
    private readonly shares: ShareRepository,
    private readonly sources: ReportSources,
  ) {}

  /** Creates a link for observers. Throws like {@link ShareService.create}. */
  async create(caller: Caller, id: string, { withName, showsBoth }: ObserverRequest): Promise<ShareCreated> {
    const report = await this.sources.accessForCaller(caller, id);
    return this.links.makeLink(report, {
      purpose: 'observer',
      withName,
      withScores: false,
      withShape: false,
      withExperience: false,
      showsBoth,
      days: OBSERVER_LIMITS.days,
    });
  }

  /** Changes whether the observers of a link see both shapes. Throws a 404 if the caller has no such link. */
  async change(caller: Caller, id: string, shareId: string, { showsBoth }: ObserverLinkChange): Promise<void> {
    const { owner } = await this.sources.accessForCaller(caller, id);
    if (!(await this.shares.changeShowsBoth(owner.id, shareId, showsBoth))) throw new ShareNotFoundError();
  }

  /**
   * Returns the questions for an observer who opens a link. Throws a 404 for an invalid link, or a 429 after too many
   * requests.
   */
  async questions(token: string, address: string): Promise<ObserverQuestions> {
    const link = await this.links.findOpen(token, address, OBSERVER_PURPOSES);
    const report = await this.sources.accessForLink(link);
    if (!report) throw new ShareNotFoundError();
    const person = link.withName ? report.firstName : null;
    const replies = await this.shares.listReplies([link.id]);
    return {
      person,
      expiresAt: link.expiresAt.toISOString(),
      isFull: replies.length >= OBSERVER_LIMITS.replies,
      statements: listObserverStatements(person),
    };
  }

  /**
   * Stores a reply that only the owner can read, and returns the owner's shape if the owner shows it. A later reply from
   * the same browser replaces the first, unless it says that somebody else gives it. `findSession` returns the id of the
   * browser's session, and opens one if it has none. Throws a 404 for an invalid link, a 409 above the maximum number of
   * replies, or a 429 after too many requests.
   */
  async reply(
    token: string,
    address: string,
    { key, role, answers, isSomeoneElse = false }: NewObserverReply,
    findSession: () => Promise<string>,
  ): Promise<ObserverReplyAccepted> {
    const link = await this.links.findOpen(token, address, OBSERVER_PURPOSES);
    const reply = {
      key,
      browser: hashBrowser(link.id, await findSession()),
      role,
      answers: answers.map(({ category, answer }) => ({ category, answer })),
    };
    const outcome = await this.links.store(link, token, address, REPLY_LIMITS, (manager) =>
      this.shares.putReply(manager, link.id, reply, isSomeoneElse),
    );
    if (outcome === 'link-full') throw new TooManyRepliesError();
    if (outcome === 'browser-full') throw new TooManyBrowserRepliesError();
    return { own: link.showsBoth ? await this.readOwnShape(link) : null };
  }

  /**
   * Deletes a reply at the wish of the observer, whose browser alone has its key. Throws a 404 for an invalid link, or a
   * 429 after too many requests.
   */
  async withdraw(token: string, address: string, key: string): Promise<void> {
    const link = await this.links.findOpen(token, address, OBSERVER_PURPOSES);
    await this.shares.removeReply(link.id, key);
  }

  private async readOwnShape(link: ShareLinkEntity): Promise<ObserverReplyAccepted['own']> {
    const report = await this.sources.forLink(link);
    if (!report) return null;
    const values = toShapeValues(chooseSource(report, {}).facts.categories);
    return CATEGORIES.map((category) => ({ category, value: values[category] }));
  }
}

/** Returns what marks a browser at one link, without saying which session it is. */
const hashBrowser = (linkId: string, sessionId: string): string =>
  hash('sha256', `${linkId} ${sessionId}`, 'base64url');
