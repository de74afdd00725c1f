import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { BuiltInWriter } from './built-in/built-in-writer.js';
import type { ModelError, ModelFault } from './model/model.errors.js';
import { ModelBudget } from './model/model-budget.js';
import { ModelWriter } from './model/model-writer.js';
import type { ReportWriter } from './writer.js';

/** Claims of a report in which the model may be asked, once in each. */
const MODEL_ATTEMPTS = 3;
/** A bought quota or a mended key is noticed within this time. */
const REFUSED_PAUSE_SECONDS = 15 * 60;
/** While the provider is down, only some buyers find that out; the others do not wait. */
const OUTAGE_PAUSE_SECONDS = 2 * 60;
const OUTAGE: ReadonlySet<ModelFault> = new Set(['failed', 'rate_limited', 'timeout']);

/** Who writes: the model where one is set and may be asked, else the built-in writer. */
@Injectable()
export class WriterSelection {
  private readonly builtIn = new BuiltInWriter();
  private readonly model: ModelWriter | null;

  constructor(
    private readonly budget: ModelBudget,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.model = config.report.model ? new ModelWriter(config.report.model) : null;
  }

  /**
   * The writer for a claim of a report, counted from 1. A claim is stored before its writer is asked,
   * so not even a crash lets the model be asked more than three times. Null: nobody may write it.
   */
  async writerFor(attempt: number): Promise<ReportWriter | null> {
    const { model, fallback } = this.config.report;
    if (!model || !this.model) return this.builtIn;
    if (attempt <= MODEL_ATTEMPTS && (await this.budget.take(model.dailyLimit))) return this.model;
    return fallback ? this.builtIn : null;
  }

  /** Seconds until the next try after the model failed; 0 where the model will not be asked again. */
  async backOff(attempt: number, error: ModelError): Promise<number> {
    if (error.fault === 'refused') {
      await this.budget.pause(REFUSED_PAUSE_SECONDS);
      return 0;
    }
    if (attempt < MODEL_ATTEMPTS) return 2 ** (attempt - 1);
    // Without a writer of our own a pause would only refuse whoever tries again.
    if (this.config.report.fallback && OUTAGE.has(error.fault)) {
      await this.budget.pause(OUTAGE_PAUSE_SECONDS);
    }
    return 0;
  }
}
