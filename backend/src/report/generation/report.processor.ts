import type { ReportProgress } from '@bearings/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { isDatabaseFault } from '../../platform/database/database-fault.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import type { Job } from '../../platform/queue/job-queue.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { repeat } from '../../platform/queue/repeat.js';
import { trackWork } from '../../platform/queue/running-work.js';
import { runInSpan } from '../../platform/tracing/tracing.js';
import { FactsLoader } from './facts-loader.js';
import { ModelError, type Prose, type ReportFacts, type ReportWriter } from '@bearings/report-composer';
import { ReportQueue } from './report.queue.js';
import { type Lease, LeaseRepository } from './lease.repository.js';
import { RevisionService } from '../revisions/revision.service.js';
import { MODEL_WRITER_NAME } from './writers/model/model-writer.js';
import { WRITER_TIMEOUT_MS, WriterSelection } from './writers/writer-selection.js';

const MAX_ATTEMPTS = 5;
/** Interval of lease renewals: a quarter of the lease, so that three renewals in a row may fail. */
const LEASE_RENEWAL_MS = 2_500;
/** Delay between attempts while the database fails. */
const DATABASE_FAULT_PAUSE_SECONDS = 2;

/** Shown to the buyer when the report cannot be written; the cause is logged only. */
const FAILED_MESSAGE = 'We could not write your report. Your payment is safe: please try again.';

/** Writes reports: claims a lease, creates the facts, runs the writer, and stores the result under the lease. */
@Injectable()
export class ReportProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly queue: ReportQueue,
    private readonly leases: LeaseRepository,
    private readonly loader: FactsLoader,
    private readonly revisions: RevisionService,
    private readonly writers: WriterSelection,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    const handleJob = (job: Job) => {
      const options = { kind: 'CONSUMER', parent: job.trace ?? null } as const;
      return trackWork('report', () => runInSpan('write report', options, () => this.process(job)));
    };
    this.queue.jobs.work(handleJob, this.config.report.concurrency);
  }

  /**
   * Aborts running writers, so that their leases are released and another worker can claim them.
   * Runs in the first phase of a shutdown, while the database is still connected.
   */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('This worker is stopping.'));
  }

  /** Writes one report. Does nothing if its lease cannot be claimed. Never rejects because of a failed writer. */
  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const lease = await this.leases.claim(id);
    if (!lease) return;
    const startMs = performance.now();
    try {
      const facts = await this.loader.loadForReport(lease.assessmentId);
      const prose = await this.writeProse(lease, facts);
      if (prose === null) {
        await this.fail(lease, new Error('no report writer available'));
        return;
      }
      const isStored = await this.leases.finish(lease, { facts, prose });
      const ms = Math.round(performance.now() - startMs);
      const { attempt } = lease;
      const writer = prose.generator === MODEL_WRITER_NAME ? 'model' : 'built-in';
      this.metrics.observe('bearings_report_seconds', { writer }, ms / 1_000);
      this.logger.info(
        {
          report: id,
          attempt,
          writer: prose.generator,
          queue: this.queue.jobs.kind,
          ms,
          stored: isStored,
        },
        'report written',
      );
      if (isStored) await this.revisions.requestStatedMeanwhile(lease.assessmentId);
    } catch (error) {
      await this.releaseLease(lease, error);
    }
  }

  /**
   * Returns the report's texts from the selected writer or, if the model fails, from the writer that replaces it; null
   * if no writer is available.
   */
  private async writeProse(lease: Lease, facts: ReportFacts): Promise<Prose | null> {
    const writer = await this.writers.writerFor(lease);
    if (!writer) return null;
    try {
      return await this.write(lease, writer, facts, this.writers.limitMs(lease));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const { reportId: report, attempt } = lease;
      this.logger.warn({ report, attempt, reason: error.message }, 'model call failed');
      const nextWriter = await this.writers.writerAfter(error);
      return nextWriter && this.write(lease, nextWriter, facts, WRITER_TIMEOUT_MS);
    }
  }

  /** Runs the writer while renewing the lease. Aborts the writer when the lease is lost. */
  private async write(lease: Lease, writer: ReportWriter, facts: ReportFacts, limitMs: number): Promise<Prose> {
    const leaseLostController = new AbortController();
    const leaseError = new Error('The lease on this report was claimed by another worker.');
    const renewLease = async (): Promise<void> => {
      if (!(await this.leases.renew(lease))) leaseLostController.abort(leaseError);
    };
    const saveProgress = async (progress: ReportProgress): Promise<void> => {
      if (!(await this.leases.advance(lease, progress))) throw leaseError;
    };
    const limit = new AbortController();
    const lateError = new ModelError('late', `the writer did not finish within ${limitMs} ms`);
    const timer = setTimeout(() => limit.abort(lateError), limitMs);
    const signal = AbortSignal.any([leaseLostController.signal, this.stopping.signal, limit.signal]);
    const endHeartbeat = repeat('report lease', LEASE_RENEWAL_MS, renewLease, this.logger);
    try {
      return await rejectOnAbort(signal, writer.write(facts, saveProgress, signal));
    } finally {
      clearTimeout(timer);
      await endHeartbeat();
    }
  }

  /** Schedules the next attempt after a failure, or fails the report after the last attempt. */
  private async releaseLease(lease: Lease, error: unknown): Promise<void> {
    const { reportId, attempt } = lease;
    if (this.stopping.signal.aborted) {
      await this.leases.scheduleRetry(lease, 0);
      return;
    }
    if (isDatabaseFault(error)) {
      this.metrics.count('bearings_report_failures_total', { kind: 'database' });
      this.logger.warn({ err: error, report: reportId, attempt }, 'database fault; will retry');
      await this.leases.scheduleRetry(lease, DATABASE_FAULT_PAUSE_SECONDS, false);
      return;
    }
    this.metrics.count('bearings_report_failures_total', { kind: 'attempt' });
    this.logger.error({ err: error, report: reportId, attempt }, 'report attempt failed');
    if (attempt >= MAX_ATTEMPTS) await this.fail(lease, error);
    else await this.leases.scheduleRetry(lease, 2 ** (attempt - 1));
  }

  /** Fails the report: the buyer is shown an error, and later attempts follow at long intervals. */
  private async fail(lease: Lease, error: unknown): Promise<void> {
    const { reportId, attempt } = lease;
    this.metrics.count('bearings_report_failures_total', { kind: 'error' });
    this.logger.error({ err: error, report: reportId, attempt, alert: true }, 'report failed; will retry');
    await this.leases.fail(lease, FAILED_MESSAGE);
  }
}

/** Returns the result of `work`, or rejects once the signal aborts, even if `work` ignores the signal. */
async function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const abortPromise = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([work, abortPromise]);
}
