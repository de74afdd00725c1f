import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull, Not } from 'typeorm';
import { isWithin, NOW } from '../../platform/database/times.js';
import type { WrittenReport } from '../generation/lease.repository.js';
import { ReportRevisionEntity } from './report-revision.entity.js';
import { CLAIM_REVISION } from './revision.statements.js';

@Injectable()
export class RevisionRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Returns the revisions of these assessments in any state, oldest first. */
  listByAssessments(assessmentIds: string[], manager: EntityManager = this.manager): Promise<ReportRevisionEntity[]> {
    return manager.find(ReportRevisionEntity, {
      where: { assessmentId: In(assessmentIds) },
      order: { assessmentId: 'ASC', number: 'ASC' },
    });
  }

  /** Returns the number of an assessment's ready revisions that were requested in the last 24 hours. */
  countOfDay(manager: EntityManager, assessmentId: string): Promise<number> {
    const createdAt = isWithin({ days: 1 });
    return manager.countBy(ReportRevisionEntity, { assessmentId, state: 'ready', createdAt });
  }

  /** Returns the id of the retake whose revision is not ready yet or has failed; null if there is none. */
  async findOpenRetake(manager: EntityManager, assessmentId: string): Promise<string | null> {
    const open = { assessmentId, state: Not('ready' as const), retakeId: Not(IsNull()) };
    return (await manager.findOneBy(ReportRevisionEntity, open))?.retakeId ?? null;
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
  }

  /** Claims a due revision by postponing its due time. Returns null when none is due. */
  async claimDue(seconds: number): Promise<ReportRevisionEntity | null> {
    const claimedRevision = await CLAIM_REVISION.find(this.manager, [seconds]);
    return claimedRevision && this.manager.findOneBy(ReportRevisionEntity, { id: claimedRevision.id });
  }

  /** Stores a finished revision. Returns false if it was replaced or finished by another call. */
  async finish(id: string, { facts, prose }: WrittenReport): Promise<boolean> {
    const { affected } = await this.manager.update(
      ReportRevisionEntity,
      { id, state: 'requested' },
      { state: 'ready', facts, prose, methodVersion: facts.version, generatedAt: NOW },
    );
    return affected === 1;
  }

  /** Marks a requested revision as failed. The previous version stays. */
  async fail(id: string): Promise<void> {
    const requestedCondition = { id, state: 'requested' as const };
    await this.manager.update(ReportRevisionEntity, requestedCondition, { state: 'error' });
  }
}
