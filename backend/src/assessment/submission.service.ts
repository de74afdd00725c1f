import {
  type Assessment,
  type Circumstances,
  type PersonDetails,
  type QuestionResponse,
  readPersonDetails,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { CallerWithSession } from '../auth/access/caller.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { NOW } from '../platform/database/times.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { AccessStatusRepository } from './access-status.repository.js';
import { addAnsweredJobs } from './answered-jobs.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentNotFoundError } from './assessment.errors.js';
import { AssessmentRepository, type AssessmentValues } from './assessment.repository.js';
import { AssessmentService } from './assessment.service.js';
import { computeCompletion } from './completion.js';
import { type EarlierAssessment, SubmissionRepository } from './submission.repository.js';

/** Limits the valid submissions of each session. */
const SUBMISSION_THROTTLE: ThrottleRule = {
  name: 'submissions',
  points: 100,
  seconds: 60 * 60,
  message: 'Too many assessments were sent in.',
};

export interface Submission extends PersonDetails {
  responses: QuestionResponse[];
  circumstances?: Circumstances;
  /** If it is missing, that of the draft or of the account is stored. */
  countryCode?: string;
}

/** The circumstances to store, and the named careers whose fit the preview may show if there are any. */
interface StatedCircumstances {
  circumstances: Circumstances | null;
  jobsAnswered?: string[];
}

/** Completes assessments, each in one short transaction. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly assessments: AssessmentRepository,
    private readonly service: AssessmentService,
    private readonly presenter: AssessmentPresenter,
    private readonly access: AccessStatusRepository,
    private readonly events: DomainEvents,
    private readonly throttle: Throttle,
    private readonly accounts: AccountService,
  ) {}

  /**
   * Completes the owner's assessment in progress, or creates a completed one. The completed assessment replaces the
   * owner's unpaid ones. A request with the same answers returns the existing assessment, after replacing its
   * circumstances if they have changed.
   */
  submit(caller: CallerWithSession, submission: Submission): Promise<Assessment> {
    const person = readPersonDetails((field) => submission[field]);
    const completion = computeCompletion(person, submission.responses);
    return this.service.withOwnerLock(caller, async (manager, owner) => {
      await this.throttle.take(SUBMISSION_THROTTLE, owner.sessionId, manager);
      const earlier = await this.submissions.lockEarlier(manager, owner, completion.submissionDigest);
      const openAssessment = earlier.find(({ isOpen }) => isOpen);
      const circumstances = submission.circumstances ?? openAssessment?.circumstances ?? null;
      const sameAssessment = earlier.find(({ isSame }) => isSame);
      const stated = { circumstances, ...(await this.answerJobs(manager, owner, circumstances)) };
      if (sameAssessment) return this.repeat(manager, sameAssessment.id, openAssessment, stated);
      await this.supersedeAll(
        manager,
        earlier.filter(({ isUnpaid }) => isUnpaid).map(({ id }) => id),
      );
      const country = submission.countryCode ?? openAssessment?.country ?? (await this.findCountry(manager, owner));
      const values = { ...completion, ...stated, country, draft: {}, completedAt: NOW };
      return this.store(manager, owner, openAssessment?.id, values);
    });
  }

  /** Stores a result in the owner's assessment in progress, or in a new one if `openId` is undefined. */
  private async store(
    manager: EntityManager,
    owner: CallerWithSession,
    openId: string | undefined,
    values: AssessmentValues,
  ): Promise<Assessment> {
    if (openId !== undefined) await this.assessments.update(manager, openId, values);
    const id = openId ?? (await this.assessments.insert(manager, owner, values));
    const stored = await this.assessments.findById(id, manager);
    if (!stored) throw new AssessmentNotFoundError();
    return this.presenter.presentAs(stored);
  }

  /** Hides the unpaid assessments that a submission replaces. Their rows are locked. */
  private async supersedeAll(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.assessments.supersedeAll(manager, ids);
    await this.events.emit(manager, 'assessment.superseded', { assessmentIds: ids });
  }

  /** Decides of which named careers the owner's previews show the fit; returns nothing if they named none. */
  private async answerJobs(
    manager: EntityManager,
    owner: CallerWithSession,
    circumstances: Circumstances | null,
  ): Promise<Pick<StatedCircumstances, 'jobsAnswered'>> {
    const { jobsInMind = [] } = circumstances ?? {};
    if (jobsInMind.length === 0) return {};
    return { jobsAnswered: addAnsweredJobs(await this.assessments.listAnsweredJobs(manager, owner), jobsInMind) };
  }

  private async findCountry(manager: EntityManager, { userId }: CallerWithSession): Promise<string | null> {
    return userId === null ? null : this.accounts.findCountry(manager, userId);
  }

  /**
   * Stores the new circumstances in the earlier assessment with the same answers, and returns it. Notifies the report
   * module if that assessment is paid. Deletes the owner's assessment in progress, if there is one.
   */
  private async repeat(
    manager: EntityManager,
    id: string,
    open: EarlierAssessment | undefined,
    stated: StatedCircumstances,
  ): Promise<Assessment> {
    if (open) await this.assessments.remove(manager, [open.id]);
    const lockedAssessment = await this.service.lockById(manager, id);
    const statuses = await this.access.accessStatusOf([id], manager);
    const access = statuses.get(id);
    const { circumstances } = stated;
    if (circumstances === null || isDeepStrictEqual(circumstances, lockedAssessment.circumstances)) {
      return this.presenter.presentAs(lockedAssessment, access);
    }
    if (access?.isPaid) {
      await this.events.emit(manager, 'assessment.circumstances-changed', { assessmentId: id, circumstances });
    } else {
      await this.assessments.update(manager, id, stated);
    }
    return this.presenter.presentAs({ ...lockedAssessment, circumstances }, access);
  }
}
