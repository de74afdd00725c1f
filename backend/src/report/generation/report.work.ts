import type { ReportProgress } from '@bearings/contracts';
import { BuiltInWriter, type Prose, type ReportFacts, type ReportWriter } from '@bearings/report-composer';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { doublingDelay } from '../../platform/work/back-off.js';
import { HandlesWork, type WorkFailure, type WorkHandler } from '../../platform/work/work-handler.js';
import { LeaseLostError, type WorkRun } from '../../platform/work/work-run.js';
import { ReportSources } from '../reading/report-sources.service.js';
import { RevisionService } from '../revisions/revision.service.js';
import { type Draft, DraftRepository } from './draft.repository.js';
import { FactsLoader } from './facts-loader.js';
import { MODEL_WRITER_NAME } from './writers/model/model-writer.js';
import { LAST_QUICK_ATTEMPT, WRITER_LIMIT_MS, WriterSelection } from './writers/writer-selection.js';

const MIN_LONG_PAUSE_SECONDS = 15 * 60;
const MAX_LONG_PAUSE_SECONDS = 24 * 60 * 60;

/**
 * Writes what is requested of an assessment's report: the report itself, or a revision of it. Creates the facts, runs
 * the writer, and stores the result.
 */
@Injectable()
@HandlesWork('report')
export class ReportWork implements WorkHandler {
  readonly concurrency: number;
  readonly leaseSeconds = 10;
  readonly alertAfter = LAST_QUICK_ATTEMPT;
  private readonly builtIn = new BuiltInWriter();

  constructor(
    private readonly drafts: DraftRepository,
    private readonly loader: FactsLoader,
    private readonly revisions: RevisionService,
    private readonly sources: ReportSources,
    private readonly writers: WriterSelection,
    private readonly metrics: Metrics,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.concurrency = config.report.concurrency;
  }

  async run(run: WorkRun): Promise<void> {
    const startMs = performance.now();
    const draft = await this.drafts.begin(run);
    if (!draft) return;
    const facts = await this.loadFacts(draft);
    const prose = draft.revision
      ? await this.write(run, draft, this.builtIn, facts)
      : await this.write(run, draft, await this.writers.writerFor(run, draft.reportId), facts);
    await run.finish(async (manager) => {
      await this.drafts.store(manager, draft, { facts, prose });
      if (!draft.revision) await this.revisions.requestAfterReport(manager, draft.assessmentId);
    });
    const seconds = (performance.now() - startMs) / 1_000;
    const writer = prose.generator === MODEL_WRITER_NAME ? 'model' : 'built-in';
    if (!draft.revision) this.metrics.observe('bearings_report_seconds', { writer }, seconds);
    this.logger.info(
      { report: draft.reportId, revision: draft.revision?.id, writer: prose.generator },
      'report written',
    );
  }

  backOff({ attempt, ageSeconds }: WorkFailure): number {
    if (attempt < LAST_QUICK_ATTEMPT) return doublingDelay(1, attempt);
    return Math.min(MAX_LONG_PAUSE_SECONDS, Math.max(MIN_LONG_PAUSE_SECONDS, ageSeconds));
  }

  onFailed(manager: EntityManager, run: WorkRun): Promise<void> {
    return this.drafts.fail(manager, run);
  }

  /**
   * Returns the facts of the report as it was bought, or of a revision: from the answers of a retake, otherwise from
   * those of the newest version.
   */
  private async loadFacts({ assessmentId, revision }: Draft): Promise<ReportFacts> {
    if (!revision) return this.loader.loadForReport(assessmentId);
    const { retakeId, circumstances } = revision;
    if (retakeId) return this.loader.loadForRetake(assessmentId, retakeId, circumstances);
    const latestFacts = await this.sources.latestFacts(assessmentId);
    if (!latestFacts) throw new Error('A revision was requested of a report that was never written.');
    return this.loader.matchCircumstances(latestFacts, circumstances);
  }

  /** Runs the writer until its time limit, the loss of the lease, or the stop of the process. */
  private async write(run: WorkRun, draft: Draft, writer: ReportWriter, facts: ReportFacts): Promise<Prose> {
    const saveProgress = async (progress: ReportProgress): Promise<void> => {
      if (!draft.revision && !(await this.drafts.saveProgress(run, draft, progress))) throw new LeaseLostError();
    };
    const limit = new AbortController();
    const lateError = new Error(`the writer did not finish within ${WRITER_LIMIT_MS} ms`);
    const timer = setTimeout(() => limit.abort(lateError), WRITER_LIMIT_MS);
    const signal = AbortSignal.any([run.signal, limit.signal]);
    try {
      return await rejectOnAbort(signal, writer.write(facts, saveProgress, signal));
    } finally {
      clearTimeout(timer);
    }
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
