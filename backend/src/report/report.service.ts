import type { GenerationStarted, ReportStatus } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssessmentUnfinishedError } from '../assessment/assessment.errors.js';
import { AssessmentHooks, type Standing } from '../assessment/assessment.hooks.js';
import { type AssessmentRecord, AssessmentService } from '../assessment/assessment.service.js';
import type { Caller } from '../auth/caller.js';
import { PaymentHooks } from '../payment/payment.hooks.js';
import { PaymentService } from '../payment/payment.service.js';
import type { ReportEntity, ReportState } from './report.entity.js';
import { ReportNotFoundError, ReportUnpaidError } from './report.errors.js';
import { ReportQueue } from './report.queue.js';
import { ReportRepository } from './report.repository.js';

export interface OwnedReport {
  assessment: AssessmentRecord;
  report: ReportEntity;
}

const STATUS: Record<ReportState, Standing['status']> = {
  requested: 'generating',
  writing: 'generating',
  ready: 'ready',
  error: 'error',
};

/** Requests reports when money arrives, and tells their owners how they stand. */
@Injectable()
export class ReportService implements OnModuleInit {
  constructor(
    private readonly reports: ReportRepository,
    private readonly queue: ReportQueue,
    private readonly payments: PaymentService,
    private readonly assessments: AssessmentService,
    private readonly paymentHooks: PaymentHooks,
    private readonly assessmentHooks: AssessmentHooks,
  ) {}

  onModuleInit(): void {
    this.paymentHooks.provideReports({
      request: (manager, id) => this.reports.request(manager, id),
      withdraw: (manager, id) => this.reports.withdraw(manager, id),
      ring: (id) => this.queue.ringFor(id),
    });
    this.assessmentHooks.provideStandings({
      standingsOf: (ids, manager) => this.standingsOf(ids, manager),
      resolve: (id) => this.reports.assessmentOf(id),
    });
  }

  async status(caller: Caller, id: string): Promise<ReportStatus> {
    const { id: assessmentId } = await this.assessments.owned(caller, id);
    const { status } = await this.standingOf(assessmentId);
    const report =
      status === 'payment_required' ? null : await this.reports.findByAssessment(assessmentId);
    return {
      status,
      error: status === 'error' ? (report?.error ?? null) : null,
      progress: { percent: report?.progress ?? 0, section: report?.section ?? null },
    };
  }

  /** Asks again for a report that failed; one that is ready or being written stays as it is. */
  async generate(caller: Caller, id: string): Promise<GenerationStarted> {
    const assessment = await this.assessments.owned(caller, id);
    if (assessment.completedAt === null) throw new AssessmentUnfinishedError();
    const { status } = await this.standingOf(assessment.id);
    if (status === 'payment_required') throw new ReportUnpaidError();
    if (status === 'ready') return { status };
    await this.reports.requestAgain(assessment.id);
    await this.queue.ringFor(assessment.id);
    return { status: 'generating' };
  }

  /**
   * Has a report written again, whatever its state, for an administrator. Throws a 404 for an
   * unknown one and a 409 for one that is not paid.
   */
  async rerun(reportId: string): Promise<void> {
    const assessmentId = await this.reports.assessmentOf(reportId);
    if (assessmentId === null) throw new ReportNotFoundError();
    const { isPaid } = await this.standingOf(assessmentId);
    if (!isPaid) throw new ReportUnpaidError();
    if (!(await this.reports.rerun(reportId))) throw new ReportNotFoundError();
    await this.queue.ringFor(assessmentId);
  }

  /** Waiting jobs; null when the queue does not answer. */
  async queueState(): Promise<{ kind: 'bull' | 'in-process'; waiting: number | null }> {
    const { jobs } = this.queue;
    return { kind: jobs.kind, waiting: await jobs.waiting() };
  }

  /** The caller's finished and paid report, by its own id or its assessment's. Throws a 404. */
  async owned(caller: Caller, id: string): Promise<OwnedReport> {
    const assessment = await this.assessments.owned(caller, id);
    const { status } = await this.standingOf(assessment.id);
    const report = status === 'ready' ? await this.reports.findByAssessment(assessment.id) : null;
    if (!report) throw new ReportNotFoundError();
    return { assessment, report };
  }

  /** The account's finished and paid reports, newest first. */
  async list(caller: Caller): Promise<OwnedReport[]> {
    const assessments = await this.assessments.list(caller);
    const byId = new Map(assessments.map((assessment) => [assessment.id, assessment]));
    const paid = await this.payments.paidAmong([...byId.keys()]);
    const reports = await this.reports.listReady([...paid]);
    return reports.flatMap((report) => {
      const assessment = byId.get(report.assessmentId);
      return assessment ? [{ assessment, report }] : [];
    });
  }

  countReady(): Promise<number> {
    return this.reports.countReady();
  }

  private async standingOf(assessmentId: string): Promise<Standing> {
    const standings = await this.standingsOf([assessmentId]);
    return standings.get(assessmentId) ?? { isPaid: false, status: 'payment_required' };
  }

  private async standingsOf(
    ids: string[],
    manager?: EntityManager,
  ): Promise<Map<string, Standing>> {
    const [paid, reports] = await Promise.all([
      this.payments.paidAmong(ids, manager),
      this.reports.findManyByAssessment(ids, manager),
    ]);
    const states = new Map(reports.map(({ assessmentId, state }) => [assessmentId, state]));
    return new Map(
      ids.map((id): [string, Standing] => {
        if (!paid.has(id)) return [id, { isPaid: false, status: 'payment_required' }];
        return [id, { isPaid: true, status: STATUS[states.get(id) ?? 'requested'] }];
      }),
    );
  }
}
