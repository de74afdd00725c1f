import type { ReportProgress } from '@bearings/contracts';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NOW } from '../../platform/database/times.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import type { WorkRun } from '../../platform/work/work-run.js';
import { NOT_BEGUN, ReportEntity } from '../report.entity.js';
import { ReportRevisionEntity } from '../revisions/report-revision.entity.js';
import { RevisionRepository } from '../revisions/revision.repository.js';
import { BEGIN_REPORT, COUNT_MODEL_CALL, SAVE_PROGRESS } from './generation.statements.js';
import { ReportMail } from './report.mail.js';

/** What is to be written: the report, or if it is ready, a revision of it. */
export interface Draft {
  reportId: string;
  assessmentId: string;
  revision: ReportRevisionEntity | null;
}

/** Maximum numbers of model calls for one part of a report, and for all parts. */
export interface ModelCallLimits {
  part: number;
  report: number;
}

export interface WrittenReport {
  facts: ReportFacts;
  prose: Prose;
}

/** Shown to the buyer when the report cannot be written; the cause is logged only. */
const FAILED_MESSAGE = 'We could not write your report. Your payment is safe: please try again.';

/** Stores the progress, result or failure of writing a report or a revision. */
@Injectable()
export class DraftRepository {
  constructor(
    private readonly database: DataSource,
    private readonly revisions: RevisionRepository,
    private readonly mail: ReportMail,
    private readonly events: DomainEvents,
  ) {}

  /** Returns what is to be written for the run's assessment, and marks it as requested; null if nothing is. */
  async begin({ subjectId: assessmentId, attempt }: Pick<WorkRun, 'subjectId' | 'attempt'>): Promise<Draft | null> {
    if (assessmentId === null) return null;
    const { manager } = this.database;
    const report = await BEGIN_REPORT.find(manager, [assessmentId, attempt]);
    if (report) return { reportId: report.id, assessmentId, revision: null };
    const ready = await manager.findOne(ReportEntity, { select: { id: true }, where: { assessmentId } });
    const revision = ready && (await this.revisions.findOpen(manager, assessmentId));
    if (!revision) return null;
    if (revision.state === 'error')
      await manager.update(ReportRevisionEntity, { id: revision.id }, { state: 'requested' });
    return { reportId: ready.id, assessmentId, revision };
  }

  /** Stores the progress of a report. Returns false if the lease is lost. */
  async saveProgress(run: WorkRun, { reportId }: Draft, { percent, section }: ReportProgress): Promise<boolean> {
    const values = [reportId, run.id, run.fence, percent, section];
    return (await SAVE_PROGRESS.find(this.database, values)) !== null;
  }

  /**
   * Counts one call of the language model for a part of a report, before the call is made, so that a worker that
   * crashes and starts again cannot exceed the limits. Returns false if the calls of the part or of the report are used
   * up, or the lease is lost.
   */
  async countModelCall(
    { id, fence }: Pick<WorkRun, 'id' | 'fence'>,
    reportId: string,
    part: string,
    most: ModelCallLimits,
  ): Promise<boolean> {
    const values = [reportId, id, fence, part, most.part, most.report];
    return (await COUNT_MODEL_CALL.find(this.database, values)) !== null;
  }

  /** Stores what was written. If a report is ready for the first time, also notifies other modules and its owner. */
  async store(
    manager: EntityManager,
    { reportId, assessmentId, revision }: Draft,
    { facts, prose }: WrittenReport,
  ): Promise<void> {
    const written = { facts, prose, generatedAt: NOW } as const;
    if (revision) {
      // Matches no row if another revision has been requested in its place.
      await manager.update(ReportRevisionEntity, { id: revision.id }, { state: 'ready', ...written });
      return;
    }
    const before = await manager.findOneBy(ReportEntity, { id: reportId });
    const ready = { state: 'ready', ...written, progress: 100, section: null, error: null } as const;
    await manager.update(ReportEntity, { id: reportId }, ready);
    if (before?.generatedAt !== null) return;
    await this.events.emit(manager, 'report.ready', { assessmentId, facts });
    await this.mail.addReady(manager, assessmentId);
  }

  /** Marks what could not be written as failed. An earlier version stays readable. */
  async fail(manager: EntityManager, { subjectId: assessmentId }: Pick<WorkRun, 'subjectId'>): Promise<void> {
    if (assessmentId === null) return;
    const failed = { ...NOT_BEGUN, state: 'error', error: FAILED_MESSAGE } as const;
    const { affected } = await manager.update(ReportEntity, { assessmentId, state: 'requested' }, failed);
    if (affected === 1) return;
    await manager.update(ReportRevisionEntity, { assessmentId, state: 'requested' }, { state: 'error' });
  }
}
