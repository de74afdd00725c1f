import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/config.js';
import type { WorkRun } from '../../../platform/work/work-run.js';
import { DraftRepository, type ModelCallLimits } from '../draft.repository.js';
import {
  BuiltInWriter,
  ModelError,
  type ModelFault,
  type ModelPart,
  type ReportWriter,
} from '@bearings/report-composer';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { ModelMetrics } from './model/model-metrics.js';
import { ModelEvaluations } from '../evaluation/model-evaluations.js';
import { ModelBudget } from './model/model-budget.js';
import { createEditors, MAX_CALLS_PER_PART, type ModelEditors, ModelWriter } from './model/model-writer.js';

/** Quick attempts that may call the model. A new attempt begins after a worker has crashed. */
const MAX_MODEL_ATTEMPTS = 3;
/**
 * The last of the attempts within seconds. If it fails, the buyer is shown an error, and later attempts follow at long
 * intervals. Those may call the model again.
 */
export const LAST_QUICK_ATTEMPT = 5;
const mayCallModel = (attempt: number): boolean => attempt <= MAX_MODEL_ATTEMPTS || attempt > LAST_QUICK_ATTEMPT;
const MAX_MODEL_CALLS: ModelCallLimits = { part: MAX_CALLS_PER_PART, report: 20 };
/**
 * Seconds in which the model is not called after its provider refused a call. A new quota or key takes effect within
 * this time.
 */
const REFUSAL_PAUSE_SECONDS = 15 * 60;
/** Seconds in which the model is not called after an outage, so that only some reports wait for calls that fail. */
const OUTAGE_PAUSE_SECONDS = 2 * 60;
/** Time limit for the model's edits, many times as long as the slowest call. */
const WRITER_TIMEOUT_MS = 5 * 60_000;
/** Time limit for a writer. One that edits with a model stops earlier by itself. */
export const WRITER_LIMIT_MS = WRITER_TIMEOUT_MS + 10_000;
/** A report that waited this long for a free worker uses the built-in writer. */
const MODEL_WAIT_SECONDS = 5 * 60;
/**
 * Time limit for the model if the report was claimed just before {@link MODEL_WAIT_SECONDS} had passed. With it, the
 * buyer waits about six minutes at most.
 */
const LATE_MODEL_TIMEOUT_SECONDS = 50;
const MIN_WRITER_TIMEOUT_MS = 30_000;
const OUTAGE_FAULTS: ReadonlySet<ModelFault> = new Set(['failed', 'rate_limited', 'rejected', 'foreign', 'timeout']);

/** What the selection reads of an attempt at a report. */
type Claim = Pick<WorkRun, 'id' | 'fence' | 'attempt' | 'waitedSeconds'>;

/**
 * Selects the writer: the model if one is configured, good enough and within its budget, otherwise the built-in writer.
 */
@Injectable()
export class WriterSelection {
  private readonly builtIn = new BuiltInWriter();
  private readonly editors: ModelEditors | null;

  constructor(
    private readonly budget: ModelBudget,
    private readonly drafts: DraftRepository,
    private readonly evaluations: ModelEvaluations,
    metrics: ModelMetrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { model } = config.report;
    this.editors = model && createEditors(model, (...call) => metrics.countCall(...call));
  }

  /** Returns the writer for an attempt at a report. */
  async writerFor(run: Claim, reportId: string): Promise<ReportWriter> {
    const { model } = this.config.report;
    if (!model || !this.editors || run.waitedSeconds > MODEL_WAIT_SECONDS) return this.builtIn;
    if (!(await this.evaluations.allows(model))) return this.builtIn;
    if (!mayCallModel(run.attempt) || !(await this.budget.isOpen(model.dailyLimit))) return this.builtIn;
    return new ModelWriter(this.editors, {
      takeCall: (part) => this.takeCall(run, reportId, part, model.dailyLimit),
      endsAt: Date.now() + this.limitMs(run),
      onFailure: (error) => this.handleFailure(run, reportId, error),
    });
  }

  /**
   * Returns the time limit for the writer of a claimed report. It is shorter if the report has already waited long,
   * since it is whole without the model.
   */
  limitMs({ waitedSeconds }: Pick<WorkRun, 'waitedSeconds'>): number {
    if (!this.config.report.model) return WRITER_TIMEOUT_MS;
    const leftWaitMs = (MODEL_WAIT_SECONDS + LATE_MODEL_TIMEOUT_SECONDS - waitedSeconds) * 1_000;
    return Math.min(WRITER_TIMEOUT_MS, Math.max(MIN_WRITER_TIMEOUT_MS, leftWaitMs));
  }

  /** Logs why a part of a report stays in our own words, and may pause the model. */
  private async handleFailure({ attempt }: Claim, report: string, error: ModelError): Promise<void> {
    this.logger.warn({ report, attempt, reason: error.message }, 'model call failed');
    if (error.fault === 'refused') await this.budget.pause(REFUSAL_PAUSE_SECONDS);
    if (OUTAGE_FAULTS.has(error.fault)) await this.budget.pause(OUTAGE_PAUSE_SECONDS);
  }

  /**
   * Counts a model call against the limits of the report and of the day. Throws a {@link ModelError} if one of them is
   * reached. The report's limit also applies after a crash.
   */
  private async takeCall(run: Claim, reportId: string, part: ModelPart, dailyLimit: number): Promise<void> {
    const isCounted = await this.drafts.countModelCall(run, reportId, part, MAX_MODEL_CALLS);
    if (!isCounted) throw new ModelError('spent', 'the report has no call left');
    await this.budget.take(dailyLimit);
  }
}
