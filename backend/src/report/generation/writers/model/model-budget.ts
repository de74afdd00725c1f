import { ModelError } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fromNow } from '../../../../platform/database/times.js';
import { ModelBudgetEntity } from './model-budget.entity.js';
import { FIND_OPEN_BUDGET, COUNT_BUDGET_CALL } from './model-budget.statements.js';

/**
 * Counts the model calls per day. The count is in PostgreSQL because all workers use one account with the model's
 * provider, and a restart must not reset it.
 */
@Injectable()
export class ModelBudget {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts one call before it is made. Throws a {@link ModelError} if the calls of the UTC day are used up or the model
   * is paused.
   * @param limit maximum calls per day, at least 1
   */
  async take(limit: number): Promise<void> {
    const counted = await COUNT_BUDGET_CALL.find(this.database, [limit]);
    if (counted === null) throw new ModelError('spent', 'no call is left today, or the model is paused');
  }

  /** Returns whether a call may be made now: the model is not paused, and some of the day's calls are left. */
  async isOpen(limit: number): Promise<boolean> {
    return (await FIND_OPEN_BUDGET.find(this.database, [limit])) !== null;
  }

  /** Returns the calls of all workers on this UTC day. */
  async countToday(): Promise<number> {
    const budget = await this.database.manager.findOneBy(ModelBudgetEntity, { single: true });
    return budget?.day === new Date().toISOString().slice(0, 10) ? budget.calls : 0;
  }

  async pause(seconds: number): Promise<void> {
    const pauseEnd = fromNow({ seconds });
    await this.database.manager.update(ModelBudgetEntity, { single: true }, { pausedUntil: pauseEnd });
  }
}
