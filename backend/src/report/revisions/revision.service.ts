import type { Circumstances, RevisionRequested } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssessmentService } from '../../assessment/assessment.service.js';
import type { Caller } from '../../auth/access/caller.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { TooManyRequestsError } from '../../platform/http/app-error.js';
import { type ReportFacts, revisionReason } from '@bearings/report-composer';
import { ReportNotFoundError } from '../report.errors.js';
import { ReportRepository } from '../generation/report.repository.js';
import { ReportService } from '../report.service.js';
import type { ReportRevisionEntity } from './report-revision.entity.js';
import { RevisionRepository } from './revision.repository.js';

const PER_DAY = 5;
const DAY_SECONDS = 24 * 60 * 60;
const TOO_MANY = 'Your report was made anew five times today. Please change it again tomorrow.';

/** Requests a free revision of a paid report when its owner changes their circumstances. */
@Injectable()
export class RevisionService implements OnModuleInit {
  constructor(
    private readonly revisions: RevisionRepository,
    private readonly reports: ReportRepository,
    private readonly service: ReportService,
    private readonly assessments: AssessmentService,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.events.on('assessment.restated', ({ assessmentId, circumstances }, manager) =>
      this.restate(manager, assessmentId, circumstances),
    );
    // A report that was refunded and is bought again was ready already, and is not written again.
    this.events.on('payment.settled', ({ assessmentId }, manager) =>
      this.requestMissing(assessmentId, manager),
    );
  }

  /** Stores the circumstances and requests a revision, unless nothing changed. Throws a 404 or a 429. */
  async request(
    caller: Caller,
    id: string,
    circumstances: Circumstances,
  ): Promise<RevisionRequested> {
    const { assessment } = await this.service.getOwned(caller, id);
    return this.database.transaction(async (manager) => {
      await this.assessments.lockById(manager, assessment.id);
      await this.restate(manager, assessment.id, circumstances);
      const [latest] = (await this.revisions.listOf([assessment.id], manager)).slice(-1);
      return { status: latest?.state === 'requested' ? 'generating' : 'ready' };
    });
  }

  /** Requests a revision where circumstances were stated while the report was being written. */
  async requestStatedMeanwhile(assessmentId: string): Promise<void> {
    await this.database.transaction((manager) => this.requestMissing(assessmentId, manager));
  }

  /** Runs under the assessment's lock. Before the report is ready, its own circumstances change. */
  private async restate(
    manager: EntityManager,
    assessmentId: string,
    circumstances: Circumstances,
  ): Promise<void> {
    const latest = await this.latestFacts(manager, assessmentId);
    if (!latest) {
      await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
      return;
    }
    const reason = revisionReason(latest, circumstances);
    if (reason === null) {
      // The circumstances are those of the newest version again, so a requested revision is not needed.
      await this.revisions.deleteOpen(manager, assessmentId);
      await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
      return;
    }
    if ((await this.revisions.countOfDay(manager, assessmentId)) >= PER_DAY) {
      throw new TooManyRequestsError(TOO_MANY, DAY_SECONDS);
    }
    await this.assessments.storeCircumstances(manager, assessmentId, circumstances);
    await this.revisions.request(manager, assessmentId, { circumstances, reason });
  }

  /** Requests a revision where the newest version has other circumstances than the stored ones. */
  private async requestMissing(assessmentId: string, manager: EntityManager): Promise<void> {
    const { circumstances } = await this.assessments.lockById(manager, assessmentId);
    if (circumstances === null) return;
    const latest = await this.latestFacts(manager, assessmentId);
    const reason = latest && revisionReason(latest, circumstances);
    if (reason) await this.revisions.request(manager, assessmentId, { circumstances, reason });
  }

  /** Returns the facts of the newest version; null while the report was never written. */
  private async latestFacts(
    manager: EntityManager,
    assessmentId: string,
  ): Promise<ReportFacts | null> {
    const report = await this.reports.findByAssessment(assessmentId, manager);
    if (!report?.facts) return null;
    const made = await this.revisions.listOf([assessmentId], manager);
    return made.findLast(({ facts }) => facts !== null)?.facts ?? report.facts;
  }

  /** Returns a stored version: the named one, or the latest. Throws a 404 for an unknown one. */
  async versionOf(assessmentId: string, number?: number): Promise<RevisionState> {
    return chooseVersion(await this.revisions.listOf([assessmentId]), number);
  }
}

/** Chooses among all revisions of a report, oldest first. Throws a 404 for an unknown one. */
export function chooseVersion<R extends Pick<ReportRevisionEntity, 'number' | 'state'>>(
  revisions: readonly R[],
  number?: number,
): RevisionState<R> {
  const ready = revisions.filter(({ state }) => state === 'ready');
  const chosen = number === undefined ? ready.at(-1) : ready.find((each) => each.number === number);
  if (number !== undefined && number !== 1 && !chosen) throw new ReportNotFoundError();
  return { chosen: chosen ?? null, ready, last: revisions.at(-1) ?? null };
}

export interface RevisionState<R = ReportRevisionEntity> {
  /** Null for the report itself, which is revision 1. */
  chosen: R | null;
  ready: R[];
  last: R | null;
}
