import { isGoodEnough } from '@bearings/report-composer';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config, type ModelConfig } from '../../../config/config.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { Periodic, type Task } from '../../../platform/periodic/periodic.js';
import { ModelBudget } from '../writers/model/model-budget.js';
import {
  describeEvaluation,
  estimateEvaluation,
  EVALUATION_COMMAND,
  evaluateModel,
  findCombination,
} from './evaluate-model.js';
import {
  abandonEvaluation,
  beginEvaluation,
  findEvaluation,
  type MadeEvaluation,
  storeEvaluation,
} from './evaluation-store.js';
import type { EvaluationResult } from './model-evaluation.entity.js';
import { findModelState } from './model-state.js';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Evaluates the configured language model, once for each combination of server, models and prompts, and says whether it
 * may edit reports.
 */
@Injectable()
export class ModelEvaluations extends Periodic {
  constructor(
    private readonly database: DataSource,
    private readonly budget: ModelBudget,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  /** Returns the evaluation of a model; null if there is none. */
  find(model: ModelConfig): Promise<MadeEvaluation | null> {
    return findEvaluation(this.database.manager, findCombination(model));
  }

  /** Returns whether a model may edit reports. */
  async allows(model: ModelConfig): Promise<boolean> {
    const state = findModelState(model, await this.find(model));
    return state === 'edits' || state === 'unevaluated';
  }

  protected tasks(): Task[] {
    const { model } = this.config.report;
    if (!this.config.worker || model === null) return [];
    return [{ name: 'model evaluation', everyMs: HOUR_MS, work: (stopping) => this.run(model, stopping) }];
  }

  /** Evaluates the model if that has not been done, and says loudly if it does not edit reports. */
  async run(model: ModelConfig, signal: AbortSignal): Promise<void> {
    if (model.isUnevaluated) {
      this.logger.warn('the model edits reports unevaluated: OPENAI_UNEVALUATED is for stand-ins only');
      return;
    }
    const made = await this.find(model);
    if (made !== null) {
      this.say(made.result);
      return;
    }
    const combination = findCombination(model);
    if (!(await beginEvaluation(this.database.manager, combination))) return;
    const cost = estimateEvaluation(model);
    this.logger.warn({ ...combination, ...cost }, 'the model is evaluated before it edits reports; this costs about');
    try {
      const result = await evaluateModel(model, {
        takeCall: () => this.budget.take(model.dailyLimit),
        onPause: (ms) => this.logger.warn({ ms }, 'the evaluation pauses, as the model server asks'),
        signal,
      });
      await storeEvaluation(this.database.manager, combination, result);
      this.say(result);
    } catch (error) {
      // Another worker may try again at once; this one does so in an hour.
      await abandonEvaluation(this.database.manager, combination);
      if (signal.aborted) return;
      const advice = `the model edits no reports, because its evaluation failed; run ${EVALUATION_COMMAND}`;
      this.logger.error({ err: error, alert: true }, advice);
    }
  }

  private say(result: EvaluationResult): void {
    const sentence = describeEvaluation(result);
    if (isGoodEnough(result)) this.logger.info({ result: sentence }, 'the model edits reports');
    else {
      const advice = `the model edits no reports, because its rates are too low; ${EVALUATION_COMMAND} shows them`;
      this.logger.error({ result: sentence, alert: true }, advice);
    }
  }
}
