import type { PlanStepChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanStepEntity } from './plan-step.entity.js';
import { PlanEntity } from './plan.entity.js';
import { CLAIM_REMINDERS } from './plan.statements.js';

export type GeneratedStep = Pick<PlanStepEntity, 'source' | 'code' | 'text' | 'detail' | 'dueOn'>;

type StepKey = readonly [assessmentId: string, id: string];

@Injectable()
export class PlanRepository {
  constructor(private readonly database: DataSource) {}

  find(assessmentId: string): Promise<PlanEntity | null> {
    return this.database.manager.findOneBy(PlanEntity, { assessmentId });
  }

  /** Returns the plan and locks it until the transaction ends; creates it if needed. */
  async lock(manager: EntityManager, assessmentId: string): Promise<PlanEntity> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(PlanEntity)
      .values({ assessmentId })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneOrFail(PlanEntity, {
      where: { assessmentId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setBasis(manager: EntityManager, assessmentId: string, basis: string): Promise<void> {
    await manager.update(PlanEntity, { assessmentId }, { basis });
  }

  async setReminders(manager: EntityManager, assessmentId: string, reminders: boolean): Promise<void> {
    await manager.update(PlanEntity, { assessmentId }, { reminders });
  }

  /** Ends the reminders of the plan whose unsubscribe links contain this key. Does nothing for an unknown key. */
  async stopReminders(stopKey: string): Promise<void> {
    await this.database.manager.update(PlanEntity, { stopKey }, { reminders: false });
  }

  /** Returns the plan's steps by due date, including removed ones. */
  listSteps(assessmentId: string, manager: EntityManager = this.database.manager): Promise<PlanStepEntity[]> {
    return manager.find(PlanStepEntity, {
      where: { assessmentId },
      order: { dueOn: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Adds a generated step, unless the plan already has a step with the same `source`. */
  async insertMade(manager: EntityManager, assessmentId: string, step: GeneratedStep): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(PlanStepEntity)
      .values({ ...step, assessmentId })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Updates the text of a step that the reader has not changed. */
  async updateUntouchedText(
    manager: EntityManager,
    [assessmentId, id]: StepKey,
    { code, text, detail }: GeneratedStep,
  ): Promise<void> {
    await manager.update(PlanStepEntity, { assessmentId, id }, { code, text, detail });
  }

  async insertOwn(
    manager: EntityManager,
    [assessmentId, id]: StepKey,
    { text, dueOn }: { text: string; dueOn: string },
  ): Promise<void> {
    await manager.insert(PlanStepEntity, { assessmentId, id, text, dueOn, touched: true });
  }

  /** Stores a reader's change of a step. A completed step keeps the time at which it was first completed. */
  async change(
    manager: EntityManager,
    assessmentId: string,
    { id, text, dueOn, done, note, removed }: PlanStepChange,
  ): Promise<void> {
    const values = {
      touched: true,
      ...(text !== undefined && { text }),
      ...(dueOn !== undefined && { dueOn }),
      ...(note !== undefined && { note }),
      ...(done !== undefined && { doneAt: done ? () => 'coalesce(done_at, now())' : null }),
      ...(removed !== undefined && {
        removedAt: removed ? () => 'coalesce(removed_at, now())' : null,
      }),
    };
    await manager.update(PlanStepEntity, { assessmentId, id }, values);
  }

  async removeStep(manager: EntityManager, [assessmentId, id]: StepKey): Promise<void> {
    await manager.delete(PlanStepEntity, { assessmentId, id });
  }

  /**
   * Claims plans whose reminder is due, so that no other process sends it; see {@link CLAIM_REMINDERS}. Returns the ids
   * of their assessments.
   */
  async claimReminders(manager: EntityManager, days: number, limit: number): Promise<string[]> {
    const rows = await CLAIM_REMINDERS.list(manager, [days, limit]);
    return rows.map(({ assessmentId }) => assessmentId);
  }
}
