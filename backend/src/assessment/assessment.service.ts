import type { Draft, Person, QuestionResponse } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller, KnownCaller } from '../auth/caller.js';
import { SessionService } from '../auth/session.service.js';
import { SignInHooks } from '../auth/sign-in.hooks.js';
import { isUuid } from '../platform/http/uuid-param.js';
import type { AssessmentEntity } from './assessment.entity.js';
import { AssessmentNotFoundError, AssessmentPaidError } from './assessment.errors.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { AssessmentRepository } from './assessment.repository.js';
import { complete } from './completion.js';

/** An assessment as other modules may see it: its row, read only. */
export type AssessmentRecord = Readonly<AssessmentEntity>;

/** Assessments from the first keystroke to the frozen result, each seen by its owner only. */
@Injectable()
export class AssessmentService implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly hooks: AssessmentHooks,
    private readonly signIns: SignInHooks,
    private readonly sessions: SessionService,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.signIns.onSignedIn((manager, { sessionId, userId }) =>
      this.assessments.attachToUser(manager, sessionId, userId),
    );
  }

  /** Opens the owner's assessment in progress, or notes the email in the one that is open. */
  track(owner: KnownCaller, email: string): Promise<string> {
    return this.inProgress(owner, (draft) => ({ email, draft: { ...draft, email } }));
  }

  async draft(caller: Caller): Promise<Draft | null> {
    if (caller.sessionId === null) return null;
    const row = await this.assessments.findInProgress(caller);
    return row && { ...row.draft, answers: row.draft.answers ?? {} };
  }

  /** Keeps what was typed and answered so far; the last write wins. */
  async saveDraft(owner: KnownCaller, draft: Draft): Promise<Draft> {
    await this.inProgress(owner, () => ({ draft }));
    return draft;
  }

  /** Completes the open assessment, or makes a completed one. Sent twice, it answers the same id. */
  submit(
    caller: KnownCaller,
    person: Person,
    responses: QuestionResponse[],
  ): Promise<AssessmentEntity> {
    const completion = complete(person, responses);
    return this.inTurn(caller, async (manager, owner) => {
      const same = await this.assessments.findSubmission(
        owner,
        completion.submissionDigest,
        manager,
      );
      const open = await this.assessments.findInProgress(owner, manager);
      if (same) {
        // Answered as before after all: what was opened for it is nothing of its own.
        if (open) await this.assessments.remove(manager, [open.id]);
        return same;
      }
      await this.supersedeUnpaid(owner, manager);
      const values = { ...completion, draft: {}, completedAt: new Date() };
      const id = open?.id ?? (await this.assessments.insert(manager, owner, values));
      if (open) await this.assessments.update(manager, id, values);
      return this.locked(manager, id);
    });
  }

  /** The caller's assessment by its own id or its report's. Throws a 404 for everyone else's. */
  async owned(caller: Caller, id: string): Promise<AssessmentEntity> {
    if (!isUuid(id)) throw new AssessmentNotFoundError();
    const row =
      (await this.find(caller, id)) ??
      (await this.find(caller, await this.hooks.standings.resolve(id)));
    if (!row) throw new AssessmentNotFoundError();
    return row;
  }

  list(caller: Caller): Promise<AssessmentEntity[]> {
    return this.assessments.list(caller);
  }

  /** Mends a mistyped email while nothing is paid. */
  async correctEmail(caller: Caller, id: string, email: string): Promise<AssessmentEntity> {
    const { id: assessmentId } = await this.owned(caller, id);
    return this.database.transaction(async (manager) => {
      const row = await this.locked(manager, assessmentId);
      const standings = await this.hooks.standings.standingsOf([row.id], manager);
      if (standings.get(row.id)?.isPaid) throw new AssessmentPaidError();
      await this.assessments.update(manager, row.id, { email });
      return { ...row, email };
    });
  }

  /** The row, locked until the transaction ends, whoever owns it. */
  async locked(manager: EntityManager, id: string): Promise<AssessmentEntity> {
    const row = await this.assessments.lock(manager, id);
    if (!row) throw new AssessmentNotFoundError();
    return row;
  }

  /** Whoever owns it: for work that no request started. */
  findById(id: string): Promise<AssessmentEntity | null> {
    return this.assessments.findById(id);
  }

  /** Shows a superseded assessment again, for it was paid after all. */
  async restore(manager: EntityManager, id: string): Promise<void> {
    await this.assessments.update(manager, id, { supersededAt: null });
  }

  /** Everything of an account's, superseded ones too. */
  allOf(userId: string): Promise<AssessmentEntity[]> {
    return this.assessments.listAllOf(userId);
  }

  /** Assessments ever started, and those completed. */
  totals(): Promise<{ started: number; completed: number }> {
    return this.assessments.totals();
  }

  private find(caller: Caller, id: string | null): Promise<AssessmentEntity | null> {
    if (id === null) return Promise.resolve(null);
    return caller.role === 'admin'
      ? this.assessments.findById(id)
      : this.assessments.findOwned(caller, id);
  }

  /** In the owner's turn, as the owner is by then; everything in `work` happens or nothing does. */
  private inTurn<T>(
    caller: KnownCaller,
    work: (manager: EntityManager, owner: KnownCaller) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (manager) => {
      const owner = await this.sessions.hold(manager, caller);
      await this.assessments.takeTurn(manager, owner);
      return work(manager, owner);
    });
  }

  private inProgress(
    caller: KnownCaller,
    change: (draft: Partial<Draft>) => Partial<AssessmentEntity>,
  ): Promise<string> {
    return this.inTurn(caller, async (manager, owner) => {
      const open = await this.assessments.findInProgress(owner, manager);
      if (!open) return this.assessments.insert(manager, owner, change({}));
      await this.assessments.update(manager, open.id, change(open.draft));
      return open.id;
    });
  }

  private async supersedeUnpaid(owner: KnownCaller, manager: EntityManager): Promise<void> {
    const completed = await this.assessments.listCompleted(owner, manager);
    const ids = completed.map((row) => row.id);
    const standings = await this.hooks.standings.standingsOf(ids, manager);
    for (const id of ids) {
      if (standings.get(id)?.isPaid) continue;
      await this.assessments.update(manager, id, { supersededAt: new Date() });
      await this.hooks.runSuperseded(manager, id);
    }
  }
}
