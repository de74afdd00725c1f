import { Injectable } from '@nestjs/common';
import { EntityManager, Not } from 'typeorm';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { NOT_BEGUN, ReportEntity } from '../report.entity.js';
import { ReportRevisionEntity } from '../revisions/report-revision.entity.js';
import { REQUEST_REPORT } from './generation.statements.js';

/** Stores requests for reports: a report is requested once it is paid, and withdrawn if the payment is reversed. */
@Injectable()
export class ReportRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly work: WorkQueue,
  ) {}

  /**
   * Requests the assessment's report, or requests it again if it failed. Otherwise changes nothing. Returns whether it
   * is ready already, as that of a payment that was refunded is.
   */
  async request(manager: EntityManager, assessmentId: string): Promise<boolean> {
    const requested = await REQUEST_REPORT.find(manager, [assessmentId]);
    if (requested) await this.work.request(manager, 'report', assessmentId);
    else await this.requestAgainWhere(manager, { assessmentId, state: 'error' });
    return !requested && (await manager.existsBy(ReportEntity, { assessmentId, state: 'ready' }));
  }

  /**
   * Deletes an unfinished report with its revisions, because its payment was reversed. A ready report stays; then only
   * unfinished revisions are deleted.
   */
  async withdraw(manager: EntityManager, assessmentId: string): Promise<void> {
    const unfinishedCondition = { assessmentId, state: Not('ready' as const) };
    await manager.delete(ReportEntity, unfinishedCondition);
    const hasReport = await manager.existsBy(ReportEntity, { assessmentId });
    await manager.delete(ReportRevisionEntity, hasReport ? unfinishedCondition : { assessmentId });
    await this.work.cancel(manager, 'report', assessmentId);
  }

  /**
   * Requests a report again in any state; a worker that is writing it can store nothing any more. The old text stays
   * until a new one replaces it.
   */
  rerun(assessmentId: string): Promise<void> {
    return this.manager.transaction((manager) => this.requestAgainWhere(manager, { assessmentId }));
  }

  /** Requests a failed report again. Does nothing if its state is not `error`. */
  requestAgain(assessmentId: string): Promise<void> {
    return this.manager.transaction((manager) => this.requestAgainWhere(manager, { assessmentId, state: 'error' }));
  }

  private async requestAgainWhere(
    manager: EntityManager,
    where: { assessmentId: string; state?: 'error' },
  ): Promise<void> {
    const requested = { ...NOT_BEGUN, state: 'requested', error: null } as const;
    const { affected } = await manager.update(ReportEntity, where, requested);
    if (affected === 1) await this.work.request(manager, 'report', where.assessmentId);
  }

  /**
   * Returns an assessment's report, or null. If a transaction is running, pass its manager, so that no second
   * connection is needed.
   */
  findByAssessment(assessmentId: string, manager: EntityManager = this.manager): Promise<ReportEntity | null> {
    return manager.findOneBy(ReportEntity, { assessmentId });
  }

  /** Returns the id of the report's assessment; null for an unknown report. */
  async findAssessmentId(reportId: string): Promise<string | null> {
    const row = await this.manager.findOne(ReportEntity, {
      select: { id: true, assessmentId: true },
      where: { id: reportId },
    });
    return row?.assessmentId ?? null;
  }

  async countReady(): Promise<number> {
    return this.manager.countBy(ReportEntity, { state: 'ready' });
  }
}
