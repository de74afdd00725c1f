import type { ReportProgress } from '@bearings/contracts';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import type { Job } from '../platform/queue/job-queue.js';
import { repeat } from '../platform/queue/repeat.js';
import { matchCareers } from './matching.js';
import { makeFacts, type ReportFacts } from './report-facts.js';
import { ReportQueue } from './report.queue.js';
import { type Lease, ReportRepository } from './report.repository.js';
import { ModelError } from './writers/model/model.errors.js';
import { type Prose, type ReportWriter } from './writers/writer.js';
import { WriterSelection } from './writers/writer-selection.js';

const AT_ONCE = 2;
const MOST_ATTEMPTS = 5;
/** A quarter of the lease: three beats may fail. */
const HEARTBEAT_MS = 5_000;

/** Shown to the buyer; what went wrong inside goes to the log. */
const FAILED = 'We could not write your report. Your payment is safe: please try again.';

/** Writes reports: claims the lease, gathers facts, lets the writer write, finishes if still its own. */
@Injectable()
export class ReportProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly queue: ReportQueue,
    private readonly reports: ReportRepository,
    private readonly assessments: AssessmentService,
    private readonly writers: WriterSelection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worker) this.queue.jobs.work((job) => this.process(job), AT_ONCE);
  }

  /**
   * What is being written goes back at once, for a worker that stays. In the first phase of a stop:
   * in the second the queue waits for its jobs, and after that the database goes.
   */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('This worker is stopping.'));
  }

  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const lease = await this.reports.claim(id);
    if (!lease) return;
    const started = performance.now();
    try {
      const facts = await this.factsFor(lease.assessmentId);
      const writer = await this.writers.writerFor(lease.attempt);
      if (!writer) {
        this.logger.error({ report: id, attempt: lease.attempt }, 'nobody may write this report');
        await this.reports.fail(lease, FAILED);
        return;
      }
      const prose = await this.write(lease, writer, facts);
      const stored = await this.reports.finish(lease, { facts, prose });
      const ms = Math.round(performance.now() - started);
      const { attempt } = lease;
      this.logger.info(
        { report: id, attempt, writer: writer.name, queue: this.queue.jobs.kind, ms, stored },
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

  /** Holds the lease while the writer is silent, and stops the writer when it is lost. */
  private async write(lease: Lease, writer: ReportWriter, facts: ReportFacts): Promise<Prose> {
    const lost = new AbortController();
    const passedOn = new Error('The lease on this report has passed to another worker.');
    const beat = async (): Promise<void> => {
      if (!(await this.reports.renew(lease))) lost.abort(passedOn);
    };
    const advance = async (progress: ReportProgress): Promise<void> => {
      if (!(await this.reports.advance(lease, progress))) throw passedOn;
    };
    const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
    const endHeartbeat = repeat('report lease', HEARTBEAT_MS, beat, this.logger);
    try {
      return await writer.write(facts, advance, signal);
    } finally {
      await endHeartbeat();
    }
  }

  private async giveBack(lease: Lease, error: unknown): Promise<void> {
    const { reportId, attempt } = lease;
    if (error instanceof ModelError) {
      this.logger.warn({ report: reportId, attempt, reason: error.message }, 'the model failed');
      await this.reports.retryIn(lease, await this.writers.backOff(attempt, error));
      return;
    }
    if (this.stopping.signal.aborted) {
      await this.reports.retryIn(lease, 0);
      return;
    }
    this.logger.error({ err: error, report: reportId, attempt }, 'not written');
    if (attempt >= MOST_ATTEMPTS) await this.reports.fail(lease, FAILED);
    else await this.reports.retryIn(lease, 2 ** (attempt - 1));
  }
}
