import type { Assessment, Circumstances, PersonDetails, QuestionResponse } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { CallerWithSession } from '../auth/access/caller.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { AccessStatusRepository } from './access-status.repository.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AssessmentService } from './assessment.service.js';
import { computeCompletion } from './completion.js';
import { type EarlierAssessment, type SubmissionValues, SubmissionRepository } from './submission.repository.js';

/** Limits the valid submissions of each session. */
const SUBMISSION_THROTTLE: ThrottleRule = {
  name: 'submissions',
  points: 100,
  seconds: 60 * 60,
  message: 'Too many assessments were sent in.',
};

export interface Submission {
  person: PersonDetails;
  responses: QuestionResponse[];
  circumstances?: Circumstances;
  /** Null to use the country of the draft or of the account, if there is one. */
  country: string | null;
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
  ) {}

  /**
   * Completes the owner's assessment in progress, or creates a completed one. The completed assessment replaces the
   * owner's unpaid ones. A request with the same answers returns the existing assessment, after replacing its
   * circumstances if they have changed.
   */
  submit(caller: CallerWithSession, { person, responses, ...stated }: Submission): Promise<Assessment> {
    const completion = computeCompletion(person, responses);
    return this.service.withOwnerLock(caller, async (manager, owner) => {
      await this.throttle.take(SUBMISSION_THROTTLE, owner.sessionId, manager);
      const earlier = await this.submissions.lockEarlier(manager, owner, completion.submissionDigest);
      const openAssessment = earlier.find(({ isOpen }) => isOpen);
      const circumstances = stated.circumstances ?? openAssessment?.circumstances ?? null;
      const sameAssessment = earlier.find(({ isSame }) => isSame);
      if (sameAssessment) return this.repeat(manager, sameAssessment.id, openAssessment, circumstances);
      const supersededIds = earlier.filter(({ isUnpaid }) => isUnpaid).map(({ id }) => id);
      const result = {
        completion,
        stated: { ...stated, circumstances },
        open: openAssessment,
        superseded: supersededIds,
      };
      return this.store(manager, owner, result);
    });
  }

  private async store(manager: EntityManager, owner: CallerWithSession, result: SubmissionValues): Promise<Assessment> {
    const { completion, stated, superseded } = result;
    const stored = await this.submissions.store(manager, owner, result);
    if (superseded.length > 0) {
      await this.events.emit(manager, 'assessment.superseded', { assessmentIds: superseded });
    }
    const newAssessment = {
      ...completion,
      ...stored,
      draft: {},
      circumstances: stated.circumstances,
    };
    return this.presenter.presentAs(newAssessment);
  }

  /**
   * Stores the new circumstances in the earlier assessment with the same answers, and returns it. Notifies the report
   * module if that assessment is paid. Deletes the owner's assessment in progress, if there is one.
   */
  private async repeat(
    manager: EntityManager,
    id: string,
    open: EarlierAssessment | undefined,
    circumstances: Circumstances | null,
  ): Promise<Assessment> {
    if (open) await this.assessments.remove(manager, [open.id]);
    const lockedAssessment = await this.service.lockById(manager, id);
    const statuses = await this.access.accessStatusOf([id], manager);
    const access = statuses.get(id);
    if (circumstances === null || isDeepStrictEqual(circumstances, lockedAssessment.circumstances)) {
      return this.presenter.presentAs(lockedAssessment, access);
    }
    if (access?.isPaid) {
      await this.events.emit(manager, 'assessment.restated', { assessmentId: id, circumstances });
    } else {
      await this.assessments.update(manager, id, { circumstances });
    }
    return this.presenter.presentAs({ ...lockedAssessment, circumstances }, access);
  }
}
