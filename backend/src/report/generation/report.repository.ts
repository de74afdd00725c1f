import { Injectable } from '@nestjs/common';
import { EntityManager, In, Not } from 'typeorm';
import { NOW } from '../../platform/database/times.js';
import { ReportEntity } from '../report.entity.js';
import { ReportRevisionEntity } from '../revisions/report-revision.entity.js';
import { REQUEST_REPORT } from './generation.statements.js';

const REQUESTED_AGAIN_VALUES = {
  state: 'requested',
  attempts: 0,
  modelCalls: {},
  progress: 0,
  section: null,
  error: null,
  dueAt: NOW,
  leaseUntil: null,
} as const;

/** Stores requests for reports: a report is requested once it is paid, and withdrawn if the payment is reversed. */
@Injectable()
export class ReportRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Requests the assessment's report, or requests it again if it failed. Otherwise changes nothing. */
  async request(manager: EntityManager, assessmentId: string): Promise<void> {
    await REQUEST_REPORT.list(manager, [assessmentId]);
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
  }

  /**
   * Requests a report again in any state and revokes its lease. The old text stays until a new one replaces it.
   * Returns false for an unknown report.
   */
  async rerun(reportId: string): Promise<boolean> {
    const values = { ...REQUESTED_AGAIN_VALUES, fence: () => 'fence + 1' };
    const { affected } = await this.manager.update(ReportEntity, { id: reportId }, values);
    return affected === 1;
  }

  /** Requests a failed report again. Returns false if its state is not `error`. */
  async requestAgain(assessmentId: string): Promise<boolean> {
    const failed = { assessmentId, state: 'error' as const };
    const { affected } = await this.manager.update(ReportEntity, failed, REQUESTED_AGAIN_VALUES);
    return affected === 1;
  }

  /**
   * Returns an assessment's report, or null. If a transaction is running, pass its manager, so that no second
   * connection is needed.
   */
  findByAssessment(assessmentId: string, manager: EntityManager = this.manager): Promise<ReportEntity | null> {
    return manager.findOneBy(ReportEntity, { assessmentId });
  }

  /** Returns the ready reports of these assessments, newest first. */
  listReady(assessmentIds: string[]): Promise<ReportEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.manager.find(ReportEntity, {
      where: { assessmentId: In(assessmentIds), state: 'ready' },
      order: { generatedAt: 'DESC' },
    });
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
