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
import { beginEvaluation, findEvaluation, type MadeEvaluation, storeEvaluation } from './evaluation-store.js';
import { type EvaluationResult, ModelEvaluationEntity } from './model-evaluation.entity.js';

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

  /** Returns the evaluation of the configured models; null if there is none, or no model. */
  async find(): Promise<MadeEvaluation | null> {
    const { model } = this.config.report;
    return model && findEvaluation(this.database.manager, findCombination(model));
  }

  /** Returns whether the configured model may edit reports. */
  async allows(model: ModelConfig): Promise<boolean> {
    if (model.isUnevaluated) return true;
    const made = await this.find();
    return made !== null && isGoodEnough(made.result);
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
    const made = await this.find();
    if (made !== null) {
      this.say(made.result);
      return;
    }
    const combination = findCombination(model);
    if (!(await beginEvaluation(this.database.manager, combination))) return;
    const cost = estimateEvaluation(model);
    this.logger.warn({ ...combination, ...cost }, 'the model is evaluated before it edits reports; this costs about');
    try {
      const result = await evaluateModel(model, () => this.budget.take(model.dailyLimit), signal);
      await storeEvaluation(this.database.manager, combination, result);
      this.say(result);
    } catch (error) {
      // Another worker may try again at once; this one does so in an hour.
      await this.database.manager.delete(ModelEvaluationEntity, combination);
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
