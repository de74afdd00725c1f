import type { ReportProgress } from '@bearings/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import type { Job } from '../platform/queue/job-queue.js';
import { matchCareers } from './matching.js';
import { makeFacts, type ReportFacts } from './report-facts.js';
import { ReportQueue } from './report.queue.js';
import { type Lease, ReportRepository } from './report.repository.js';
import { REPORT_WRITER } from './report-writer.token.js';
import { type ReportWriter } from './writers/writer.js';

const AT_ONCE = 2;
const MOST_ATTEMPTS = 5;

/** Shown to the buyer; what went wrong inside goes to the log. */
const FAILED = 'We could not write your report. Your payment is safe: please try again.';

/** Writes reports: claims the lease, gathers facts, lets the writer write, finishes if still its own. */
@Injectable()
export class ReportProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly queue: ReportQueue,
    private readonly reports: ReportRepository,
    private readonly assessments: AssessmentService,
    @Inject(REPORT_WRITER) private readonly writer: ReportWriter,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worker) this.queue.jobs.work((job) => this.process(job), AT_ONCE);
  }

  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    const lease = await this.reports.claim(id);
    if (!lease) return;
    const started = performance.now();
    try {
      const facts = await this.factsFor(lease.assessmentId);
      const prose = await this.writer.write(facts, (progress) => this.advance(lease, progress));
      const stored = await this.reports.finish(lease, { facts, prose });
      const ms = Math.round(performance.now() - started);
      this.logger.info(
        { report: id, attempt: lease.attempt, queue: this.queue.jobs.kind, ms, stored },
        'report written',
      );
    } catch (error) {
      await this.giveBack(lease, error);
    }
  }

  private async factsFor(assessmentId: string): Promise<ReportFacts> {
    const row = await this.assessments.findById(assessmentId);
    if (!row?.scores || !row.personality || !row.quality || row.bankVersion === null) {
      throw new Error('A report was requested for an assessment that is not completed.');
    }
    const { scores, personality, quality, bankVersion } = row;
    return makeFacts({ scores, personality, quality, matches: matchCareers(scores), bankVersion });
  }

  /** Stops the writer when the lease has become another's. */
  private async advance(lease: Lease, progress: ReportProgress): Promise<void> {
    if (!(await this.reports.advance(lease, progress))) {
      throw new Error('The lease on this report has passed to another worker.');
    }
  }

  private async giveBack(lease: Lease, error: unknown): Promise<void> {
    this.logger.error(
      { err: error, report: lease.reportId, attempt: lease.attempt },
      'not written',
    );
    if (lease.attempt >= MOST_ATTEMPTS) await this.reports.fail(lease, FAILED);
    else await this.reports.retryIn(lease, 2 ** (lease.attempt - 1));
  }
}
