import type { GenerationStarted, ReportStatus } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentNotFoundError, AssessmentUnfinishedError } from '../assessment/assessment.errors.js';
import { AssessmentService } from '../assessment/assessment.service.js';
import { mayRead } from '../assessment/ownership.js';
import type { Caller } from '../auth/access/caller.js';
import { BuyerSessionService } from '../auth/sessions/buyer-session.service.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { ReadingRepository } from './reading/reading.repository.js';
import { CompressedReportCache } from './reading/compressed-report-cache.js';
import { ReportNotFoundError, ReportUnpaidError } from './report.errors.js';
import { ReportMail } from './generation/report.mail.js';
import { ReportRepository } from './generation/report.repository.js';

/** Requests reports once they are paid, and returns their status to the owner. */
@Injectable()
export class ReportService implements OnModuleInit {
  constructor(
    private readonly reports: ReportRepository,
    private readonly readings: ReadingRepository,
    private readonly mail: ReportMail,
    private readonly cache: CompressedReportCache,
    private readonly buyers: BuyerSessionService,
    private readonly assessments: AssessmentService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('payment.settled', async ({ assessmentId }, manager) => {
      const isReady = await this.reports.request(manager, assessmentId);
      if (isReady) await this.mail.joinReceipt(manager, assessmentId);
    });
    this.events.on('payment.reversed', ({ assessmentId }, manager) => {
      this.cache.evict([assessmentId]);
      return this.reports.withdraw(manager, assessmentId);
    });
    this.events.on('assessment.deleted', async ({ assessmentIds }) => {
      this.cache.evict(assessmentIds);
    });
  }

  /**
   * Returns the report status of the caller's assessment. Also works if a purchase in the same browser signed the
   * caller in during this request. Throws a 404.
   */
  async status(caller: Caller, id: string): Promise<ReportStatus> {
    const found = await this.readings.findStatus(id);
    if (!found) throw new AssessmentNotFoundError();
    if (mayRead(caller, found.owner)) return found.status;
    const buyer = await this.buyers.findReplacedCaller(caller);
    if (!buyer || !mayRead(buyer, found.owner)) throw new AssessmentNotFoundError();
    return found.status;
  }

  /** Requests a failed report again. A report that is ready or in progress is not changed. */
  async generate(caller: Caller, id: string): Promise<GenerationStarted> {
    const assessment = await this.assessments.getOwned(caller, id);
    if (assessment.completedAt === null) throw new AssessmentUnfinishedError();
    const { status } = await this.assessments.getAccessStatus(assessment.id);
    if (status === 'payment_required') throw new ReportUnpaidError();
    if (status === 'ready') return { status };
    await this.reports.requestAgain(assessment.id);
    return { status: 'generating' };
  }

  /**
   * Requests a report again in any state, for an administrator. Throws a 404 for an unknown report
   * and a 409 for an unpaid one.
   */
  async rerun(reportId: string): Promise<void> {
    const assessmentId = await this.reports.findAssessmentId(reportId);
    if (assessmentId === null) throw new ReportNotFoundError();
    const { isPaid } = await this.assessments.getAccessStatus(assessmentId);
    if (!isPaid) throw new ReportUnpaidError();
    await this.reports.rerun(assessmentId);
  }

  countReady(): Promise<number> {
    return this.reports.countReady();
  }
}
