import type { Assessment, Circumstances, Person, QuestionResponse } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEndedError } from '../auth/auth.errors.js';
import type { FoundSession, SessionKey } from '../auth/sessions/live-session.js';
import { SessionService } from '../auth/sessions/session.service.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import type { AppError } from '../platform/http/app-error.js';
import { refusalBy, type ThrottleRule } from '../platform/throttle/throttle.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentRepository } from './assessment.repository.js';
import { type Completion, complete } from './completion.js';
import { SubmissionRepository, type SubmissionOutcome } from './submission.repository.js';

/** Valid ones, for each session. */
const SUBMISSIONS: ThrottleRule = {
  name: 'submissions',
  points: 100,
  seconds: 60 * 60,
  message: 'Too many assessments were sent in. Please try again in an hour.',
};

/** The submission that completes an assessment. */
export interface Submission {
  person: Person;
  responses: QuestionResponse[];
  circumstances?: Circumstances;
}

/** A session that was found, and the completed assessment or why there is none. */
export interface Submitted {
  session: FoundSession;
  result: Assessment | AppError;
}

/** Completes assessments, in one round trip to the database. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly assessments: AssessmentRepository,
    private readonly presenter: AssessmentPresenter,
    private readonly sessions: SessionService,
    private readonly hooks: AssessmentHooks,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  /**
   * Completes the open assessment of the session's owner or creates a completed one. A repeated call returns
   * the same one; other circumstances with the same answers replace the stored ones until it is paid.
   * Returns null when there is no such session.
   */
  async submit(key: SessionKey, submission: Submission): Promise<Submitted | null> {
    const completion = complete(submission.person, submission.responses);
    const circumstances = submission.circumstances ?? null;
    for (;;) {
      const outcome = await this.submissions.submit(key, SUBMISSIONS, completion, circumstances);
      if (!outcome) return null;
      const session = sessionOf(outcome);
      const refusal = refusalOf(outcome);
      if (refusal) return { session, result: refusal };
      const result = await this.resultOf(outcome, completion, circumstances);
      if (result) return { session, result };
      // Another call has replaced the earlier submission meanwhile.
    }
  }

  private async resultOf(
    { turn, stored }: SubmissionOutcome,
    completion: Completion,
    circumstances: Circumstances | null,
  ): Promise<Assessment | null> {
    if (!stored) throw new Error('A submission was allowed, and nothing was stored.');
    const { id, createdAt, completedAt, circumstances: kept } = stored;
    const times = { id, createdAt, completedAt, draft: {} };
    if (stored.status === null) {
      const made = { ...completion, ...times, circumstances: kept };
      return this.presenter.presentAs(made, 'payment_required');
    }
    const { email, responses, scores, personality, quality, status } = stored;
    const same = { ...times, email, responses, scores, personality, quality };
    if (!stored.differs) return this.presenter.presentAs({ ...same, circumstances: kept }, status);
    const restated = await this.database.transaction((manager) =>
      this.restate(manager, turn, completion.submissionDigest, circumstances),
    );
    return restated && this.presenter.presentAs({ ...same, circumstances: restated }, status);
  }

  /**
   * Stores circumstances that were sent with the same answers, and deletes the assessment that was opened
   * meanwhile; for a paid one the report module is notified. Returns what the assessment has then, or null
   * when it was superseded meanwhile.
   */
  private async restate(
    manager: EntityManager,
    { sessionId, userId, role }: FoundSession,
    digest: string,
    stated: Circumstances | null,
  ): Promise<Circumstances | null> {
    const owner = await this.sessions.lockSession(manager, { sessionId, userId, role });
    await this.assessments.lockOwner(manager, owner);
    const same = await this.assessments.findSubmission(owner, digest, manager);
    if (!same) return null;
    const open = await this.assessments.findInProgress(owner, manager);
    if (open) await this.assessments.remove(manager, [open.id]);
    const circumstances = stated ?? open?.circumstances ?? null;
    if (circumstances === null) return same.circumstances;
    await this.assessments.lock(manager, same.id);
    const statuses = await this.hooks.accessStatus.accessStatusOf([same.id], manager);
    if (statuses.get(same.id)?.isPaid) {
      const restated = { assessmentId: same.id, circumstances };
      await this.events.emit(manager, 'assessment.restated', restated);
    } else {
      await this.assessments.update(manager, same.id, { circumstances });
    }
    return circumstances;
  }
}

function sessionOf({
  turn: { sessionId, userId, role, isStale },
}: SubmissionOutcome): FoundSession {
  return { sessionId, userId, role, isStale };
}

function refusalOf({ turn }: SubmissionOutcome): AppError | null {
  return turn.isHeld ? refusalBy(SUBMISSIONS, turn) : new SessionEndedError();
}
