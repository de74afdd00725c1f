import type { PlanStepChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowOf } from '../platform/database/sql-statement.js';
import { NOW } from '../platform/database/times.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { PlanStepEntity } from './plan-step.entity.js';
import type { PlanStep } from './plan-steps.js';
import { PlanEntity } from './plan.entity.js';
import { COUNT_SECONDS_UNTIL_HOUR, FIND_REMINDER } from './plan.statements.js';

/** Minimum number of days between two reminders of a plan. */
const DAYS_BETWEEN_REMINDERS = 7;
const REMINDER_HOUR_UTC = 8;

type StepKey = readonly [assessmentId: string, id: string];

@Injectable()
export class PlanRepository {
  constructor(
    private readonly database: DataSource,
    private readonly work: WorkQueue,
  ) {}

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

  /** Switches the reminders on or off. The first one follows on the next morning. */
  async setReminders(manager: EntityManager, assessmentId: string, reminders: boolean): Promise<void> {
    await manager.update(PlanEntity, { assessmentId }, { reminders });
    if (reminders) await this.scheduleReminder(manager, assessmentId);
    else await this.work.cancel(manager, 'plan-reminder', assessmentId);
  }

  /** Schedules the next look at whether a reminder is due. */
  async scheduleReminder(manager: EntityManager, assessmentId: string): Promise<void> {
    const next = await COUNT_SECONDS_UNTIL_HOUR.find(manager, [REMINDER_HOUR_UTC]);
    await this.work.request(manager, 'plan-reminder', assessmentId, next?.seconds);
  }

  /** Returns whether the reader wants reminders and whether one is due; null if there is no plan. */
  findReminder(assessmentId: string): Promise<RowOf<typeof FIND_REMINDER.columns> | null> {
    return FIND_REMINDER.find(this.database, [assessmentId, DAYS_BETWEEN_REMINDERS]);
  }

  async markReminded(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.update(PlanEntity, { assessmentId }, { remindedAt: NOW });
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

  async insertSuggested(manager: EntityManager, assessmentId: string, step: PlanStep): Promise<void> {
    await manager.insert(PlanStepEntity, { ...step, assessmentId });
  }

  async updateSuggested(
    manager: EntityManager,
    assessmentId: string,
    { id, code, text, detail }: PlanStep,
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
}
