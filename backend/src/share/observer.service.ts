import {
  OBSERVER_LIMITS,
  type ObserverQuestions,
  type ObserverRequest,
  type NewObserverReply,
  type ShareCreated,
} from '@bearings/contracts';
import { composeReport, chooseObserverQuestions, findObserverStatement } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Caller } from '../auth/access/caller.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { ShareNotFoundError, TooManyBrowserRepliesError, TooManyRepliesError } from './share.errors.js';
import type { StoredQuestions } from './share-link.entity.js';
import { ShareRepository } from './share.repository.js';
import { REPLY_LIMITS, ShareService } from './share.service.js';

const OBSERVER_PURPOSES = ['observer'] as const;

/** Creates links for observers, who answer questions about a report's owner, and stores their replies. */
@Injectable()
export class ObserverService {
  constructor(
    private readonly links: ShareService,
    private readonly shares: ShareRepository,
    private readonly sources: ReportSources,
    private readonly files: ReportFiles,
  ) {}

  /**
   * Creates a link for observers, with questions about statements and about the report's current careers. Throws like
   * {@link ShareService.create}.
   */
  async create(caller: Caller, id: string, { withName }: ObserverRequest): Promise<ShareCreated> {
    const report = await this.sources.forCaller(caller, id);
    return this.links.makeLink(report, async () => {
      const source = await this.files.loadSourceWithChoices(report, {});
      return {
        purpose: 'observer',
        withName,
        withScores: false,
        withShape: false,
        withExperience: false,
        days: OBSERVER_LIMITS.days,
        questions: {
          statements: chooseObserverQuestions(source.facts),
          // Sorted by title, so that the order does not reveal the ranking.
          careers: composeReport(source)
            .document.careers.map(({ code, title }) => ({ code, title }))
            .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB')),
        },
      };
    });
  }

  /**
   * Returns the questions for an observer who opens a link. Throws a 404 for an invalid link, or a 429 after too many
   * requests.
   */
  async questions(token: string, address: string): Promise<ObserverQuestions> {
    const link = await this.links.findOpen(token, address, OBSERVER_PURPOSES);
    const report = await this.sources.accessForLink(link);
    if (!report || !link.questions) throw new ShareNotFoundError();
    const { statements, careers } = link.questions;
    const replies = await this.shares.listReplies([link.id]);
    return {
      person: link.withName ? report.firstName : null,
      expiresAt: link.expiresAt.toISOString(),
      isFull: replies.length >= OBSERVER_LIMITS.replies,
      statements: statements.map(({ id }) => ({ id, text: findObserverStatement(id) })),
      careers,
    };
  }

  /**
   * Stores a reply that only the owner can read. A later reply from the same browser replaces the first, unless it says
   * that somebody else gives it. `findSession` returns the id of the browser's session, and opens one if it has none.
   * Throws a 400 for an invalid reply, a 404 for an invalid link, a 409 above the maximum number of replies, or a 429
   * after too many requests.
   */
  async reply(
    token: string,
    address: string,
    given: NewObserverReply,
    findSession: () => Promise<string>,
  ): Promise<void> {
    const link = await this.links.findOpen(token, address, OBSERVER_PURPOSES);
    if (!link.questions) throw new ShareNotFoundError();
    const { key, name = null, answers, careers, isSomeoneElse = false } = given;
    rejectInvalidReply(link.questions, given);
    const reply = {
      key,
      browser: hashBrowser(link.id, await findSession()),
      name,
      answers: answers.map(({ id, answer }) => ({ id, answer })),
      careers,
    };
    const outcome = await this.links.store(link, token, address, REPLY_LIMITS, (manager) =>
      this.shares.putReply(manager, link.id, reply, isSomeoneElse),
    );
    if (outcome === 'link-full') throw new TooManyRepliesError();
    if (outcome === 'browser-full') throw new TooManyBrowserRepliesError();
  }
}

/** Returns what marks a browser at one link, without saying which session it is. */
const hashBrowser = (linkId: string, sessionId: string): string =>
  hash('sha256', `${linkId} ${sessionId}`, 'base64url');

/**
 * Throws a 400 unless the reply answers each of the link's statements once and chooses only careers that the link
 * offers.
 */
function rejectInvalidReply(questions: StoredQuestions, { answers, careers }: NewObserverReply): void {
  const answeredIds = new Set(answers.map(({ id }) => id));
  const areAllAnswered =
    answers.length === questions.statements.length && questions.statements.every(({ id }) => answeredIds.has(id));
  if (!areAllAnswered) throw new InvalidFieldError('answers', 'Please answer each statement.');
  const knownCodes = new Set(questions.careers.map(({ code }) => code));
  const isKnown = careers.every((code) => knownCodes.has(code)) && new Set(careers).size === careers.length;
  if (!isKnown) throw new InvalidFieldError('careers', 'Please choose from the careers shown.');
}
