import type { Circumstances, Draft } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountService } from '../auth/accounts/account.service.js';
import type { Caller, CallerWithSession } from '../auth/access/caller.js';
import { BuyerSessionService } from '../auth/sessions/buyer-session.service.js';
import { SessionService } from '../auth/sessions/session.service.js';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { NOW } from '../platform/database/times.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { isUuid } from '../platform/http/uuid.js';
import type { AssessmentEntity } from './assessment.entity.js';
import { AssessmentNotFoundError, AssessmentPaidError } from './assessment.errors.js';
import { type AccessStatus, AccessStatusRepository, UNPAID_STATUS } from './access-status.repository.js';
import { AssessmentRepository } from './assessment.repository.js';

/** A read-only row of an assessment, for other modules. */
export type AssessmentRecord = Readonly<AssessmentEntity>;

/** Stores and returns assessments, from the first draft to the completed result. Only the owner has access. */
@Injectable()
export class AssessmentService implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly access: AccessStatusRepository,
    private readonly events: DomainEvents,
    private readonly cleanup: CleanupService,
    private readonly sessions: SessionService,
    private readonly accounts: AccountService,
    private readonly buyers: BuyerSessionService,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.events.on('user.signed-in', async ({ sessionId, userId }, manager) =>
      this.copyCountryToAccounts(manager, await this.assessments.attachToUser(manager, sessionId, userId)),
    );
    this.events.on('user.email-proven', async ({ email, userId }, manager) =>
      this.copyCountryToAccounts(manager, await this.assessments.attachByEmail(manager, email, userId)),
    );
    this.events.on('payment.settled', ({ assessmentId }, manager) => this.copyCountryToAccount(manager, assessmentId));
    this.events.on('user.country-changed', ({ userId, country }, manager) =>
      this.assessments.setCountryOfUser(manager, userId, country),
    );
    this.cleanup.deleteWith('assessments', async (manager, ids) => {
      await this.assessments.countAbandoned(manager, ids);
      await this.removeAll(manager, ids);
    });
    this.events.on('user.deleted', async ({ userId }, manager) => {
      const rows = await this.assessments.listAllOfUser(userId, manager);
      await this.removeAll(
        manager,
        rows.map(({ id }) => id),
      );
    });
  }

  /** Creates the owner's assessment in progress, or updates the email of the existing one. */
  async storeEmail(owner: CallerWithSession, email: string): Promise<string> {
    const savedAssessment = await this.changeStarted(owner, (open) => ({
      email,
      draft: { ...open?.draft, email },
    }));
    return savedAssessment.id;
  }

  async draft(caller: Caller): Promise<Draft | null> {
    if (caller.sessionId === null) return null;
    const row = await this.assessments.findInProgress(caller);
    return row && readDraft(row);
  }

  /** Saves the draft; the last write wins. If it contains no circumstances or no country, the stored ones stay. */
  async saveDraft(owner: CallerWithSession, { circumstances, countryCode, ...draft }: Draft): Promise<Draft> {
    const saved = await this.changeStarted(owner, (open) => ({
      draft,
      answered: Object.keys(draft.answers).length,
      circumstances: circumstances ?? open?.circumstances ?? null,
      country: countryCode ?? open?.country ?? null,
    }));
    return readDraft(saved);
  }

  /**
   * Returns the caller's assessment by its id or its report's id. Throws a 404 if it does not exist or is not the
   * caller's.
   */
  async getOwned(caller: Caller, id: string): Promise<AssessmentEntity> {
    if (!isUuid(id)) throw new AssessmentNotFoundError();
    const row = (await this.find(caller, id)) ?? (await this.find(caller, await this.access.findAssessmentId(id)));
    if (!row) throw new AssessmentNotFoundError();
    return row;
  }

  /**
   * Like {@link getOwned}, but also works if a purchase in the same browser signed the caller in during this request.
   * Then it also returns the new caller.
   */
  async getOwnedByBuyer(caller: Caller, id: string): Promise<{ assessment: AssessmentEntity; caller: Caller }> {
    try {
      return { assessment: await this.getOwned(caller, id), caller };
    } catch (error) {
      const buyer = error instanceof AssessmentNotFoundError ? await this.buyers.findReplacedCaller(caller) : null;
      if (!buyer) throw error;
      return { assessment: await this.getOwned(buyer, id), caller: buyer };
    }
  }

  list(caller: Caller): Promise<AssessmentEntity[]> {
    return this.assessments.list(caller);
  }

  /** Changes the email or country of an unpaid assessment. Throws a 409 if it is paid. */
  async change(
    caller: Caller,
    id: string,
    change: Partial<Pick<AssessmentEntity, 'email' | 'country'>>,
  ): Promise<AssessmentEntity> {
    const { id: assessmentId } = await this.getOwned(caller, id);
    return this.database.transaction(async (manager) => {
      const row = await this.lockById(manager, assessmentId);
      const statuses = await this.access.accessStatusOf([row.id], manager);
      if (statuses.get(row.id)?.isPaid) throw new AssessmentPaidError();
      await this.assessments.update(manager, row.id, change);
      return { ...row, ...change };
    });
  }

  /** Returns an assessment, and locks its row until the transaction ends. Does not check the owner. */
  async lockById(manager: EntityManager, id: string): Promise<AssessmentEntity> {
    const row = await this.assessments.lock(manager, id);
    if (!row) throw new AssessmentNotFoundError();
    return row;
  }

  /** Returns an assessment without checking its owner, for background work. */
  findById(id: string, manager?: EntityManager): Promise<AssessmentEntity | null> {
    return this.assessments.findById(id, manager);
  }

  /** Replaces the circumstances. The caller must hold the assessment's lock. */
  storeCircumstances(manager: EntityManager, id: string, stated: Circumstances): Promise<void> {
    return this.assessments.update(manager, id, { circumstances: stated });
  }

  /** Stores the minimum age that a visitor has just confirmed at the checkout, with the current time. */
  storeAge(id: string, age: number): Promise<void> {
    return this.assessments.storeAge(id, age);
  }

  /** Hides an unpaid assessment whose answers became part of a report. The caller must hold its lock. */
  async supersede(manager: EntityManager, id: string): Promise<void> {
    await this.assessments.update(manager, id, { supersededAt: NOW });
    await this.events.emit(manager, 'assessment.superseded', { assessmentIds: [id] });
  }

  /** Stops hiding an assessment that newer answers had replaced, because it has been paid after all. */
  async restore(manager: EntityManager, id: string): Promise<void> {
    await this.assessments.update(manager, id, { supersededAt: null });
  }

  /** Deletes assessments, after other modules have handled `assessment.deleted`, all in one transaction. */
  async removeAll(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.assessments.lockAll(manager, ids);
    await this.events.emit(manager, 'assessment.deleted', { assessmentIds: ids });
    await this.assessments.remove(manager, ids);
  }

  /** Returns all assessments of an account, including hidden ones that newer answers have replaced. */
  listAllOfUser(userId: string): Promise<AssessmentEntity[]> {
    return this.assessments.listAllOfUser(userId);
  }

  async getAccessStatus(id: string, manager?: EntityManager): Promise<AccessStatus> {
    const statuses = await this.access.accessStatusOf([id], manager);
    return statuses.get(id) ?? UNPAID_STATUS;
  }

  totals(): Promise<{ started: number; completed: number }> {
    return this.assessments.totals();
  }

  /**
   * Runs `work` in a transaction that holds the owner's lock. If a visitor signs in before the lock is taken, the
   * account becomes the owner; so `work` gets the owner at the time when the lock is held.
   */
  withOwnerLock<T>(
    caller: CallerWithSession,
    work: (manager: EntityManager, owner: CallerWithSession) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (manager) => {
      // The account is locked before its session and assessments, in the same order as in sign-in and deletion, to
      // avoid deadlocks.
      if (caller.userId !== null) await this.accounts.lockShared(manager, caller.userId);
      return work(manager, await this.sessions.lockSession(manager, caller, 'assessments:'));
    });
  }

  /** Sets an account's country to that of the newest paid assessment among those that have just been moved to it. */
  private async copyCountryToAccounts(manager: EntityManager, attached: string[]): Promise<void> {
    const statuses = await this.access.accessStatusOf(attached, manager);
    const newestBought = attached.findLast((id) => statuses.get(id)?.isPaid);
    if (newestBought !== undefined) await this.copyCountryToAccount(manager, newestBought);
  }

  /**
   * Copies the country of a paid assessment to the account that owns it, and so to the account's other assessments.
   * Does nothing if the assessment has no account or no country.
   */
  private async copyCountryToAccount(manager: EntityManager, id: string): Promise<void> {
    const row = await this.assessments.findById(id, manager);
    if (!row?.userId || row.country === null) return;
    await this.accounts.changeCountry(manager, row.userId, row.country);
  }

  private async find(caller: Caller, id: string | null): Promise<AssessmentEntity | null> {
    return id === null ? null : this.assessments.findReadable(caller, id);
  }

  private changeStarted<Change extends Partial<AssessmentEntity>>(
    caller: CallerWithSession,
    change: (open: AssessmentEntity | null) => Change,
  ): Promise<Change & { id: string }> {
    return this.withOwnerLock(caller, async (manager, owner) => {
      const open = await this.assessments.findInProgress(owner, manager);
      const values = change(open);
      if (!open) return { ...values, id: await this.assessments.insert(manager, owner, values) };
      await this.assessments.update(manager, open.id, values);
      return { ...values, id: open.id };
    });
  }
}

function readDraft({
  draft,
  circumstances,
  country,
}: Pick<AssessmentEntity, 'draft' | 'circumstances' | 'country'>): Draft {
  return {
    ...draft,
    answers: draft.answers ?? {},
    ...(circumstances && { circumstances }),
    ...(country && { countryCode: country }),
  };
}
