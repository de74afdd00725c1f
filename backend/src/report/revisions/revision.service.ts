import type { Circumstances, RevisionRequested } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  AssessmentNotFoundError,
  AssessmentPaidError,
  AssessmentUnfinishedError,
} from '../../assessment/assessment.errors.js';
import { type AssessmentRecord, AssessmentService } from '../../assessment/assessment.service.js';
import { keepSorted } from '../../assessment/sorted-careers.js';
import type { Caller } from '../../auth/access/caller.js';
import { AssessmentSupersededError } from '../../payment/payment.errors.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { TooManyRequestsError } from '../../platform/http/app-error.js';
import { type ReportFacts, describeRevisionReason } from '@bearings/report-composer';
import { ReportNotFoundError, RetakeUnavailableError } from '../report.errors.js';
import { ReportSources } from '../reading/report-sources.service.js';
import { RevisionRepository } from './revision.repository.js';

const MAX_REVISIONS_PER_DAY = 5;
const DAY_SECONDS = 24 * 60 * 60;
const TOO_MANY_REVISIONS_MESSAGE = 'Your report was updated five times today. Please change it again tomorrow.';

/**
 * Requests a free revision of a paid report when its owner changes their circumstances, sorts the long list, or takes
 * the assessment again.
 */
@Injectable()
export class RevisionService implements OnModuleInit {
  constructor(
    private readonly revisions: RevisionRepository,
    private readonly sources: ReportSources,
    private readonly assessments: AssessmentService,
    private readonly events: DomainEvents,
    private readonly work: WorkQueue,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.events.on('assessment.circumstances-changed', async ({ assessmentId, circumstances }, manager) => {
      const { circumstances: stored } = await this.assessments.lockById(manager, assessmentId);
      const latestFacts = await this.sources.latestFacts(assessmentId, manager);
      await this.storeCircumstances(manager, assessmentId, latestFacts, keepSorted(stored, circumstances));
    });
    // A refunded report stays stored. When it is bought again, it is not written again, but needs a revision if the
    // circumstances have changed in the meantime.
    this.events.on('payment.settled', async ({ assessmentId }, manager) => {
      const { circumstances } = await this.assessments.lockById(manager, assessmentId);
      await this.requestMissing(manager, assessmentId, circumstances);
    });
  }

  /**
   * Stores the circumstances and requests a revision, unless nothing changed. How the long list is sorted stays. Throws
   * like {@link revise}.
   */
  request(caller: Caller, id: string, circumstances: Circumstances): Promise<RevisionRequested> {
    return this.revise(caller, id, (stored) => keepSorted(stored, circumstances));
  }

  /**
   * Changes the circumstances and requests a revision, unless nothing changed. `change` gets the stored circumstances
   * and the facts of the newest version. Throws a 404 for a report that the caller does not own, and a 429 beyond the
   * daily limit.
   */
  async revise(
    caller: Caller,
    id: string,
    change: (stored: Circumstances | null, latest: ReportFacts) => Circumstances,
  ): Promise<RevisionRequested> {
    const { owner } = await this.sources.accessForCaller(caller, id);
    return this.database.transaction(async (manager) => {
      const { circumstances: stored } = await this.assessments.lockById(manager, owner.id);
      const latestFacts = await this.sources.latestFacts(owner.id, manager);
      if (!latestFacts) throw new ReportNotFoundError();
      await this.storeCircumstances(manager, owner.id, latestFacts, change(stored, latestFacts));
      return this.toRequestedReply(manager, owner.id);
    });
  }

  /**
   * Uses up the one free retake of a paid report: requests a revision from the answers of `answersId`, an unpaid
   * assessment of the same account. Repeating the request has no further effect. Throws a 404 unless the account owns
   * both assessments, and a 409 if the answers are incomplete, paid for or superseded, or if no free retake is left.
   */
  async retake(caller: Caller, id: string, answersId: string): Promise<RevisionRequested> {
    const { owner, circumstances: before } = await this.sources.accessForCaller(caller, id);
    return this.database.transaction(async (manager) => {
      // Locks both assessments in the order of their ids, as other transactions do, to avoid deadlocks.
      const lockedAssessments = new Map<string, AssessmentRecord>();
      for (const each of [owner.id, answersId].toSorted()) {
        lockedAssessments.set(each, await this.assessments.lockById(manager, each));
      }
      const answers = lockedAssessments.get(answersId);
      const isOwnAssessment = caller.userId !== null && owner.userId === caller.userId;
      if (!isOwnAssessment || answers?.userId !== caller.userId) throw new AssessmentNotFoundError();
      const madeRevisions = await this.revisions.listByAssessment(owner.id, manager);
      if (madeRevisions.some(({ retakeId }) => retakeId === answersId)) {
        return this.toRequestedReply(manager, owner.id);
      }
      if (answers.completedAt === null) throw new AssessmentUnfinishedError();
      const { isPaid } = await this.assessments.getAccessStatus(answersId, manager);
      if (isPaid) throw new AssessmentPaidError();
      if (answers.supersededAt !== null) throw new AssessmentSupersededError();
      const latestFacts = await this.sources.latestFacts(owner.id, manager);
      const { retakeUntil } = await this.assessments.getAccessStatus(owner.id, manager);
      if (!latestFacts || retakeUntil === null) throw new RetakeUnavailableError();
      const circumstances = keepSorted(before, answers.circumstances ?? before ?? { interests: {} });
      await this.assessments.supersede(manager, answersId);
      await this.assessments.storeCircumstances(manager, owner.id, circumstances);
      await this.requestFor(manager, owner.id, {
        circumstances,
        latest: latestFacts,
        retakeId: answersId,
      });
      return { status: 'generating' };
    });
  }

  private async toRequestedReply(manager: EntityManager, assessmentId: string): Promise<RevisionRequested> {
    const lastRevision = (await this.revisions.listByAssessment(assessmentId, manager)).at(-1);
    return { status: lastRevision?.state === 'requested' ? 'generating' : 'ready' };
  }

  /**
   * Requests what is to be written after the report, in the transaction that stores it: a revision that is still open,
   * or one for circumstances that changed meanwhile. The caller must have locked the assessment against changes.
   */
  async requestAfterReport(manager: EntityManager, assessmentId: string): Promise<void> {
    const assessment = await this.assessments.findById(assessmentId, manager);
    await this.requestMissing(manager, assessmentId, assessment?.circumstances ?? null);
    if (await this.revisions.findOpen(manager, assessmentId)) await this.work.request(manager, 'report', assessmentId);
  }

  /**
   * Stores the circumstances and requests a revision for them. Until the report has been written, only stores them.
   * Must be called under the assessment's lock.
   */
  private async storeCircumstances(
    manager: EntityManager,
    assessmentId: string,
    latestFacts: ReportFacts | null,
    circumstances: Circumstances,
  ): Promise<void> {
    if (!latestFacts) {
      await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
      return;
    }
    const retakeId = (await this.revisions.findOpen(manager, assessmentId))?.retakeId ?? null;
    if (describeRevisionReason(latestFacts, circumstances, retakeId !== null) === null) {
      // The circumstances equal those of the newest version again, so a requested revision is not needed.
      await this.revisions.deleteOpen(manager, assessmentId);
      await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
      return;
    }
    if ((await this.revisions.countOfDay(manager, assessmentId)) >= MAX_REVISIONS_PER_DAY) {
      throw new TooManyRequestsError(TOO_MANY_REVISIONS_MESSAGE, DAY_SECONDS);
    }
    await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
    await this.requestFor(manager, assessmentId, { circumstances, latest: latestFacts, retakeId });
  }

  /** Requests a revision if the circumstances of the newest version differ from the stored ones. */
  private async requestMissing(
    manager: EntityManager,
    assessmentId: string,
    circumstances: Circumstances | null,
  ): Promise<void> {
    if (circumstances === null) return;
    const latestFacts = await this.sources.latestFacts(assessmentId, manager);
    if (!latestFacts) return;
    const retakeId = (await this.revisions.findOpen(manager, assessmentId))?.retakeId ?? null;
    await this.requestFor(manager, assessmentId, { circumstances, latest: latestFacts, retakeId });
  }

  /**
   * Requests a revision unless nothing has changed since the newest version. The new revision also uses the answers of
   * a retake whose revision is not ready yet.
   */
  private async requestFor(
    manager: EntityManager,
    assessmentId: string,
    { circumstances, latest, retakeId }: { circumstances: Circumstances; latest: ReportFacts; retakeId: string | null },
  ): Promise<void> {
    const reason = describeRevisionReason(latest, circumstances, retakeId !== null);
    if (reason === null) return;
    await this.revisions.request(manager, assessmentId, { circumstances, reason, retakeId });
  }
}
