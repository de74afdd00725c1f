import { Injectable } from '@nestjs/common';
import { EntityManager, Not } from 'typeorm';
import { isWithin } from '../../platform/database/times.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { ReportRevisionEntity } from './report-revision.entity.js';

@Injectable()
export class RevisionRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly work: WorkQueue,
  ) {}

  /** Returns the revisions of an assessment's report in any state, oldest first. */
  listByAssessment(assessmentId: string, manager: EntityManager = this.manager): Promise<ReportRevisionEntity[]> {
    return manager.find(ReportRevisionEntity, {
      where: { assessmentId },
      order: { number: 'ASC' },
    });
  }

  /** Returns the number of an assessment's ready revisions that were requested in the last 24 hours. */
  countOfDay(manager: EntityManager, assessmentId: string): Promise<number> {
    const createdAt = isWithin({ days: 1 });
    return manager.countBy(ReportRevisionEntity, { assessmentId, state: 'ready', createdAt });
  }

  /** Returns the revision that is not ready yet or has failed; null if there is none. */
  findOpen(manager: EntityManager, assessmentId: string): Promise<ReportRevisionEntity | null> {
    return manager.findOneBy(ReportRevisionEntity, { assessmentId, state: Not('ready' as const) });
  }

  /** Deletes the revision that is not ready yet or has failed. */
  async deleteOpen(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.delete(ReportRevisionEntity, { assessmentId, state: Not('ready' as const) });
  }

  /**
   * Requests a revision in place of one that is not ready yet or has failed. The caller must hold the assessment's
   * lock, so that no other revision gets the same number.
   */
  async request(
    manager: EntityManager,
    assessmentId: string,
    made: Pick<ReportRevisionEntity, 'circumstances' | 'reason' | 'retakeId'>,
  ): Promise<void> {
    await this.deleteOpen(manager, assessmentId);
    const lastNumber = await manager.maximum(ReportRevisionEntity, 'number', { assessmentId });
    const number = (lastNumber ?? 1) + 1;
    await manager.insert(ReportRevisionEntity, { assessmentId, number, ...made });
    await this.work.request(manager, 'report', assessmentId);
  }
}
