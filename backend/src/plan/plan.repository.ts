import type { PlanStepChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';

export interface StoredPlan {
  assessmentId: string;
  madeAt: Date;
  /** What the steps were made from; they are made again when it differs. */
  basis: string;
  reminders: boolean;
  stopKey: string;
}

export interface StoredStep {
  id: string;
  /** Null for a reader's own step. */
  source: string | null;
  code: string | null;
  text: string;
  detail: string;
  /** ISO date. */
  dueOn: string;
  doneAt: Date | null;
  note: string;
  /** The reader changed or ticked it, so that no new making may change it. */
  touched: boolean;
  removedAt: Date | null;
}

export type MadeStep = Pick<StoredStep, 'source' | 'code' | 'text' | 'detail' | 'dueOn'>;

const PLAN = `assessment_id as "assessmentId", made_at as "madeAt", basis, reminders,
  stop_key as "stopKey"`;
const STEP = `id, source, occupation_code as code, text, detail, due_on::text as "dueOn",
  done_at as "doneAt", note, touched, removed_at as "removedAt"`;
/** A key of an index, which has two columns. */
type Key = readonly [assessmentId: string, id: string];

@Injectable()
export class PlanRepository {
  constructor(private readonly database: DataSource) {}

  find(
    assessmentId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<StoredPlan | null> {
    return queryOne(manager, `select ${PLAN} from plans where assessment_id = $1`, [assessmentId]);
  }

  /** Returns the plan, made if there was none, locked until the transaction ends. */
  async lock(manager: EntityManager, assessmentId: string): Promise<StoredPlan> {
    await manager.query(
      'insert into plans (assessment_id) values ($1) on conflict (assessment_id) do nothing',
      [assessmentId],
    );
    const row = await queryOne<StoredPlan>(
      manager,
      `select ${PLAN} from plans where assessment_id = $1 for update`,
      [assessmentId],
    );
    if (!row) throw new Error('A plan was deleted while it was locked.');
    return row;
  }

  async setBasis(manager: EntityManager, assessmentId: string, basis: string): Promise<void> {
    await manager.query('update plans set basis = $2 where assessment_id = $1', [
      assessmentId,
      basis,
    ]);
  }

  async setReminders(
    manager: EntityManager,
    assessmentId: string,
    reminders: boolean,
  ): Promise<void> {
    await manager.query('update plans set reminders = $2 where assessment_id = $1', [
      assessmentId,
      reminders,
    ]);
  }

  /** Ends the reminders with this key. Does nothing for an unknown one. */
  async stopReminders(key: string): Promise<void> {
    await this.database.query('update plans set reminders = false where stop_key = $1', [key]);
  }

  /** Returns the plan's steps, removed ones too, by date. */
  async listSteps(
    assessmentId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<StoredStep[]> {
    const result: unknown = await manager.query(
      `select ${STEP} from plan_steps where assessment_id = $1 order by due_on, created_at, id`,
      [assessmentId],
    );
    return rowsOf(result);
  }

  async insertMade(manager: EntityManager, assessmentId: string, step: MadeStep): Promise<void> {
    await manager.query(
      `insert into plan_steps (assessment_id, source, occupation_code, text, detail, due_on)
       values ($1, $2, $3, $4, $5, $6) on conflict (assessment_id, source) do nothing`,
      [assessmentId, step.source, step.code, step.text, step.detail, step.dueOn],
    );
  }

  /** Gives a step that the reader left as it was the wording of another country or version. */
  async reword(
    manager: EntityManager,
    [assessmentId, id]: Key,
    { code, text, detail }: MadeStep,
  ): Promise<void> {
    await manager.query(
      `update plan_steps set occupation_code = $3, text = $4, detail = $5
        where assessment_id = $1 and id = $2`,
      [assessmentId, id, code, text, detail],
    );
  }

  async insertOwn(
    manager: EntityManager,
    [assessmentId, id]: Key,
    { text, dueOn }: { text: string; dueOn: string },
  ): Promise<void> {
    await manager.query(
      `insert into plan_steps (assessment_id, id, text, due_on, touched)
       values ($1, $2, $3, $4, true)`,
      [assessmentId, id, text, dueOn],
    );
  }

  /** Stores what a change states; a step that is done keeps the time at which it was done first. */
  async change(
    manager: EntityManager,
    assessmentId: string,
    { id, text, dueOn, done, note, removed }: PlanStepChange,
  ): Promise<void> {
    await manager.query(
      `update plan_steps
          set touched = true,
              text = coalesce($3::text, text),
              due_on = coalesce($4::date, due_on),
              note = coalesce($5::text, note),
              done_at = case $6::boolean when true then coalesce(done_at, now())
                                         when false then null else done_at end,
              removed_at = case $7::boolean when true then coalesce(removed_at, now())
                                            when false then null else removed_at end
        where assessment_id = $1 and id = $2`,
      [assessmentId, id, text ?? null, dueOn ?? null, note ?? null, done ?? null, removed ?? null],
    );
  }

  async removeStep(manager: EntityManager, [assessmentId, id]: Key): Promise<void> {
    await manager.query('delete from plan_steps where assessment_id = $1 and id = $2', [
      assessmentId,
      id,
    ]);
  }

  /**
   * Claims the plans whose reader wants reminders, had none for so many days, and has an open step that is
   * due tomorrow or was due within that time. Returns their assessments. Skips a plan that is in use, and one
   * whose assessment is being deleted: waiting for that with the plan's lock would be a deadlock.
   */
  async claimReminders(manager: EntityManager, days: number, limit: number): Promise<string[]> {
    const result: unknown = await manager.query(
      `update plans set reminded_at = now()
        where assessment_id in (
          select p.assessment_id from plans p join assessments a on a.id = p.assessment_id
           where p.reminders
             and (p.reminded_at is null or p.reminded_at < now() - make_interval(days => $1))
             and exists (
               select 1 from plan_steps s
                where s.assessment_id = p.assessment_id and s.done_at is null
                  and s.removed_at is null
                  and s.due_on between (now() at time zone 'UTC')::date - $1::int
                                   and (now() at time zone 'UTC')::date + 1)
           order by p.reminded_at nulls first limit $2
             for update of p skip locked for key share of a skip locked)
       returning assessment_id as id`,
      [days, limit],
    );
    return rowsOf<{ id: string }>(result).map(({ id }) => id);
  }
}
