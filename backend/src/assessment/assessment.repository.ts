import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Or, Repository, type SelectQueryBuilder } from 'typeorm';
import type { Caller, CallerWithSession } from '../auth/access/caller.js';
import { NOW } from '../platform/database/times.js';
import { AssessmentEntity } from './assessment.entity.js';
import { ATTACH_ASSESSMENTS, COUNT_ABANDONED } from './assessment.statements.js';
import { mayRead, ownedBy } from './ownership.js';

/** Column values to store. A time may be the marker {@link NOW}, which the database replaces by its current time. */
type ValuesOrNow<Values> = {
  [Name in keyof Values]: Values[Name] | (Date extends Values[Name] ? typeof NOW : never);
};

/** Columns of an assessment to store. */
export type AssessmentValues = ValuesOrNow<Partial<AssessmentEntity>>;

@Injectable()
export class AssessmentRepository {
  constructor(@InjectRepository(AssessmentEntity) private readonly assessments: Repository<AssessmentEntity>) {}

  findById(id: string, manager = this.assessments.manager): Promise<AssessmentEntity | null> {
    return manager.findOneBy(AssessmentEntity, { id });
  }

  /** Returns an assessment that the caller may read, or null. */
  async findReadable(caller: Caller, id: string): Promise<AssessmentEntity | null> {
    const row = await this.findById(id);
    return row && mayRead(caller, row) ? row : null;
  }

  /** Returns an assessment, and locks its row until the transaction ends; null if it does not exist. */
  lock(manager: EntityManager, id: string): Promise<AssessmentEntity | null> {
    return manager.findOne(AssessmentEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  list(caller: Caller): Promise<AssessmentEntity[]> {
    return this.whereOwnedBy(caller).andWhere('a.superseded_at is null').orderBy('a.created_at', 'DESC').getMany();
  }

  findInProgress(caller: Caller, manager?: EntityManager): Promise<AssessmentEntity | null> {
    return this.whereOwnedBy(caller, manager)
      .andWhere('a.completed_at is null')
      .orderBy('a.changed_at', 'DESC')
      .limit(1)
      .getOne();
  }

  async insert(manager: EntityManager, owner: CallerWithSession, values: AssessmentValues): Promise<string> {
    const row = {
      userId: owner.userId,
      sessionId: owner.userId === null ? owner.sessionId : null,
      changedAt: NOW,
      ...values,
    };
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(AssessmentEntity)
      .values(row)
      .returning('id')
      .execute();
    return String(result.identifiers[0]?.['id']);
  }

  /** Returns the codes of the named careers whose fit a preview may show, over all assessments of this owner. */
  async listAnsweredJobs(manager: EntityManager, caller: CallerWithSession): Promise<string[]> {
    const rows = await manager.find(AssessmentEntity, {
      select: { id: true, jobsAnswered: true },
      where: ownedBy(caller),
    });
    return [...new Set(rows.flatMap(({ jobsAnswered }) => jobsAnswered))];
  }

  async storeAge(id: string, age: number): Promise<void> {
    await this.assessments.update({ id }, { confirmedAge: age, ageConfirmedAt: NOW });
  }

  async update(manager: EntityManager, id: string, values: AssessmentValues): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(AssessmentEntity)
      .set({ changedAt: NOW, ...values })
      .where('id = :id', { id })
      .execute();
  }

  async supersedeAll(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.update(AssessmentEntity, { id: In(ids) }, { supersededAt: NOW, changedAt: NOW });
  }

  /** Moves the assessments of a visitor's session to an account. Returns their ids, oldest first. */
  async attachToUser(manager: EntityManager, sessionId: string, userId: string): Promise<string[]> {
    return sortAttachedIds(await ATTACH_ASSESSMENTS.list(manager, [sessionId, null, userId]));
  }

  /** Moves the assessments with this email that belong to no account to this account. Returns their ids. */
  async attachByEmail(manager: EntityManager, email: string, userId: string): Promise<string[]> {
    return sortAttachedIds(await ATTACH_ASSESSMENTS.list(manager, [null, email, userId]));
  }

  async setEmailOfUser(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.update(AssessmentEntity, { userId }, { email });
  }

  /** Sets the country of an account's assessments; locks only those that have another. */
  async setCountryOfUser(manager: EntityManager, userId: string, country: string): Promise<void> {
    await manager.update(AssessmentEntity, { userId, country: Or(IsNull(), Not(country)) }, { country });
  }

  /** Returns all assessments of an account, oldest first, including hidden ones that newer answers have replaced. */
  listAllOfUser(userId: string, manager = this.assessments.manager): Promise<AssessmentEntity[]> {
    return manager.find(AssessmentEntity, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /**
   * Locks the rows of these assessments until the transaction ends. Always locks them in the same order, to avoid
   * deadlocks.
   */
  async lockAll(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.find(AssessmentEntity, {
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async remove(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.delete(AssessmentEntity, { id: In(ids) });
  }

  /** Counts abandoned assessments by start day and number of answers, before these assessments are deleted. */
  async countAbandoned(manager: EntityManager, ids: string[]): Promise<void> {
    await COUNT_ABANDONED.list(manager, [ids]);
  }

  async totals(): Promise<{ started: number; completed: number }> {
    const startedCount = await this.assessments.count();
    const completedCount = await this.assessments.countBy({ completedAt: Not(IsNull()) });
    return { started: startedCount, completed: completedCount };
  }

  private whereOwnedBy(caller: Caller, manager = this.assessments.manager): SelectQueryBuilder<AssessmentEntity> {
    return manager.createQueryBuilder(AssessmentEntity, 'a').where(ownedBy(caller));
  }
}

const sortAttachedIds = (attached: { id: string; createdAt: Date }[]): string[] =>
  attached.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ id }) => id);
