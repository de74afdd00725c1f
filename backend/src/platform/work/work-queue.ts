import { Injectable, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AfterCommit } from '../database/after-commit.js';
import { getCurrentTraceparent } from '../tracing/tracing.js';
import { BullQueue } from './bull-queue.js';
import { type DueWork, WorkRunner } from './work-runner.js';
import type { WorkKind } from './work-kinds.js';
import { WorkEntity } from './work.entity.js';

/** The column of the row that the work concerns. Deleting that row deletes the work. */
export type WorkSubject = keyof Pick<WorkEntity, 'userId' | 'assessmentId' | 'contactMessageId' | 'subscriberId'>;

/** Adds work in the caller's transaction, and starts it once the transaction is committed. */
@Injectable()
export class WorkQueue {
  constructor(
    private readonly runner: WorkRunner,
    private readonly afterCommit: AfterCommit,
    /** Absent without Redis. */
    @Optional() private readonly bull?: BullQueue,
  ) {}

  /** Adds work to be done now. */
  async add(
    manager: EntityManager,
    kind: WorkKind,
    row: Partial<Pick<WorkEntity, WorkSubject | 'variant'>>,
  ): Promise<void> {
    const work = manager.create(WorkEntity, { ...row, kind });
    await manager.insert(WorkEntity, work);
    this.startAfterCommit(manager, kind, work.id);
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
