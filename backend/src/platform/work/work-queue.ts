import { randomUUID } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AfterCommit } from '../database/after-commit.js';
import { fromNow, NOW } from '../database/times.js';
import { getCurrentTraceparent } from '../tracing/tracing.js';
import { BullQueue } from './bull-queue.js';
import { type DueWork, WorkRunner } from './work-runner.js';
import type { WorkKind } from './work-kinds.js';
import { WorkEntity } from './work.entity.js';
import { REQUEST_WORK } from './work.statements.js';

/** The column of the row that the work concerns. Deleting that row deletes the work. */
export type WorkSubject = keyof Pick<WorkEntity, 'userId' | 'assessmentId' | 'contactMessageId' | 'subscriberId'>;

type WorkRow = Partial<Pick<WorkEntity, WorkSubject | 'variant'>>;
type WaitingRow = Partial<Record<WorkSubject | 'variant', string>>;

/** Adds work in the caller's transaction, and starts it once the transaction is committed. */
@Injectable()
export class WorkQueue {
  constructor(
    private readonly runner: WorkRunner,
    private readonly afterCommit: AfterCommit,
    /** Absent without Redis. */
    @Optional() private readonly bull?: BullQueue,
  ) {}

  /** Adds work. @param seconds after which it is due */
  async add(manager: EntityManager, kind: WorkKind, row: WorkRow, seconds = 0): Promise<void> {
    const due = fromNow({ seconds });
    const work = { ...row, id: randomUUID(), kind, firstDueAt: due, dueAt: due };
    await manager.insert(WorkEntity, work);
    if (seconds === 0) this.startAfterCommit(manager, kind, work.id);
  }

  /**
   * Makes work that no worker has ever claimed due now, as another variant. Returns false if there is none. A worker
   * that claims it later does only the new variant, so neither is done twice.
   */
  async replaceUnclaimed(manager: EntityManager, kind: WorkKind, row: WaitingRow, variant: string): Promise<boolean> {
    const where = { ...row, kind, fence: 0 };
    const found = await manager.findOne(WorkEntity, { where, lock: { mode: 'pessimistic_write' } });
    if (!found) return false;
    await manager.update(WorkEntity, { id: found.id }, { variant, firstDueAt: NOW, dueAt: NOW });
    this.startAfterCommit(manager, kind, found.id);
    return true;
  }

  /**
   * Requests work that an assessment has once: adds it, or makes it due again from its first attempt. A worker that is
   * doing it can store nothing any more.
   * @param seconds after which it is due
   */
  async request(
    manager: EntityManager,
    kind: Exclude<WorkKind, 'email'>,
    assessmentId: string,
    seconds = 0,
  ): Promise<void> {
    const work = await REQUEST_WORK.find(manager, [kind, assessmentId, seconds]);
    if (work && seconds === 0) this.startAfterCommit(manager, kind, work.id);
  }

  async cancel(manager: EntityManager, kind: Exclude<WorkKind, 'email'>, assessmentId: string): Promise<void> {
    await manager.delete(WorkEntity, { kind, assessmentId });
  }

  /** Deletes work that no worker has ever claimed. */
  async cancelUnclaimed(manager: EntityManager, kind: WorkKind, row: WaitingRow): Promise<void> {
    await manager.delete(WorkEntity, { ...row, kind, fence: 0 });
  }

  /** Returns what starts work after a commit. `waiting` is the number of its jobs, null if Redis does not answer. */
  async describe(): Promise<{ kind: 'bull' | 'in-process'; waiting: number | null }> {
    return this.bull ? { kind: 'bull', waiting: await this.bull.countWaiting() } : { kind: 'in-process', waiting: 0 };
  }

  /** A failure is harmless, because workers also poll the table. */
  private startAfterCommit(manager: EntityManager, kind: WorkKind, id: string): void {
    const due: DueWork = { id, kind, trace: getCurrentTraceparent() ?? null };
    this.afterCommit.add(manager, async () => {
      // In the next event-loop tick, so that the request that added the work is answered first.
      await new Promise(setImmediate);
      if (!(await this.bull?.send(due))) await this.runner.run(due);
    });
  }
}
