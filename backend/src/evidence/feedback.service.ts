import type { Feedback, FeedbackChange, JobAnswered, JobQuestions } from '@bearings/contracts';
import { countsAsUnder18, type FollowUpAnswer } from '@bearings/domain';
import { getWorkTexts } from '@bearings/career-data';
import { drawFarCareers, type MatchingTables, shuffle } from '@bearings/career-matching';
import { type ReportFacts, withTitlesIn } from '@bearings/report-composer';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { type AssessmentRecord, AssessmentService } from '../assessment/assessment.service.js';
import { countryOf } from '../assessment/country-of.js';
import type { Caller } from '../auth/access/caller.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { MATCHING_TABLES } from '../report/generation/matching-tables.provider.js';
import { listUnnamedCareers } from '../report/preview/preview-source.js';
import { ReportUnpaidError } from '../report/report.errors.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { JobNotAskedError, UnderAgeError } from './evidence.errors.js';
import { FeedbackRepository } from './feedback.repository.js';
import type { AskedJob, ReaderFeedbackEntity } from './reader-feedback.entity.js';

/**
 * Number of decoys: badly fitting careers that are not in the report, about which the reader is asked for comparison.
 */
const DECOY_COUNT = 5;
const RANDOM_RANGE = 2 ** 32;

/** Returns a random number from 0 to 1. It has no seed, so that the decoys cannot be predicted. */
const drawUnpredictableNumber = (): number => randomInt(RANDOM_RANGE) / RANDOM_RANGE;

/** Stores and returns readers' feedback on their reports. Administrators have read access only. */
@Injectable()
export class FeedbackService implements OnModuleInit {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly assessments: AssessmentService,
    private readonly sources: ReportSources,
    private readonly events: DomainEvents,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  onModuleInit(): void {
    this.events.on('report.ready', async ({ assessmentId, facts }, manager) => {
      const assessment = await this.assessments.findById(assessmentId, manager);
      if (assessment) await this.feedback.storeJobs(manager, assessmentId, this.chooseJobs(assessment, facts));
    });
  }

  /**
   * Returns the jobs about which the owner of a paid report is asked, chosen when the report was written: careers of
   * the report and decoys, which the reply does not tell apart; none before it is written. Throws a 404 for an
   * assessment of someone else, and a 409 for an unpaid one.
   */
  async jobQuestions(caller: Caller, id: string): Promise<JobQuestions> {
    const assessment = await this.getPaid(caller, id);
    const stored = await this.feedback.find(assessment.id);
    return {
      jobs: (stored?.jobs ?? []).map(({ code, title, answer }) => ({
        code,
        title,
        what: getWorkTexts(code, countryOf(assessment)).what,
        answer,
      })),
    };
  }

  /**
   * Stores whether a reader would look into one of the jobs they are asked about. A later answer replaces an earlier
   * one. Throws a 404 for an assessment of someone else, and a 409 if the assessment is unpaid or the reader was not
   * asked about the job.
   */
  async answerJob(caller: Caller, id: string, { code, answer }: JobAnswered): Promise<void> {
    const { id: assessmentId } = await this.getPaid(caller, id);
    if (!(await this.feedback.answer(assessmentId, code, answer))) throw new JobNotAskedError();
  }

  /** Returns the feedback on a report. Throws a 404 if the caller has no such report. */
  async read(caller: Caller, id: string): Promise<Feedback> {
    const report = await this.sources.accessForCaller(caller, id);
    return toFeedback(await this.feedback.find(report.owner.id), report);
  }

  /**
   * Stores a reader's rating of their report, with the comment and the consents to quotes and follow-up emails. Throws
   * a 404 if the caller has no such report, and a 400 if a pupil gives such a consent.
   */
  async rate(caller: Caller, id: string, change: FeedbackChange): Promise<Feedback> {
    const report = await this.sources.accessForCaller(caller, id);
    for (const field of ['mayQuote', 'followUps'] as const) {
      if (change[field] && isPupil(report)) throw new UnderAgeError(field);
    }
    await this.feedback.rate(report.owner.id, change);
    return this.read(caller, id);
  }

  /**
   * Stores the answer to the newest follow-up email of the reader whose emails contain this key. Does nothing for an
   * unknown key.
   */
  answerFollowUp(key: string, answer: FollowUpAnswer): Promise<void> {
    return this.feedback.answerFollowUp(key, answer);
  }

  /** Ends the follow-up emails of the reader whose emails contain this key; an unknown key is ignored. */
  stopFollowUps(key: string): Promise<void> {
    return this.feedback.stopFollowUps(key);
  }

  /**
   * Returns the careers to ask the reader about, in random order: careers of the report that the preview did not
   * show, and some badly fitting ones.
   */
  private chooseJobs(assessment: AssessmentRecord, facts: ReportFacts): AskedJob[] {
    const careers = listUnnamedCareers(assessment, facts);
    const { circumstances } = facts;
    const input = { keyed: facts.categories.map(({ keyed }) => keyed), ...(circumstances && { circumstances }) };
    const codes = careers.map(({ code }) => code);
    const decoys = drawFarCareers(this.tables, input, codes, DECOY_COUNT, drawUnpredictableNumber);
    const toQuestion = (isSuggested: boolean) => (job: { code: string; title: string }) => ({
      code: job.code,
      title: job.title,
      isSuggested,
      answer: null,
    });
    const jobs = [...careers.map(toQuestion(true)), ...decoys.map(toQuestion(false))];
    return withTitlesIn(countryOf(assessment), shuffle(jobs, drawUnpredictableNumber));
  }

  private async getPaid(caller: Caller, id: string): Promise<AssessmentRecord> {
    const assessment = await this.assessments.getOwned(caller, id);
    const { isPaid } = await this.assessments.getAccessStatus(assessment.id);
    if (!isPaid) throw new ReportUnpaidError();
    return assessment;
  }
}

export const isPupil = ({ circumstances }: Pick<AssessmentRecord, 'circumstances'>): boolean =>
  countsAsUnder18(circumstances ?? {});

function toFeedback(row: ReaderFeedbackEntity | null, report: Parameters<typeof isPupil>[0]): Feedback {
  return {
    jobs: (row?.jobs ?? []).flatMap(({ title, isSuggested, answer }) =>
      answer === null ? [] : { title, isSuggested, answer },
    ),
    rating: row?.rating ?? null,
    comment: row?.comment ?? '',
    mayQuote: row?.mayQuote ?? false,
    followUps: Boolean(row?.followUpFrom),
    isPupil: isPupil(report),
  };
}
