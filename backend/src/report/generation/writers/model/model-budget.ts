import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../../../../platform/database/transaction.js';

/**
 * Counts the model calls of a day. The count is in PostgreSQL because all workers share one account,
 * and because a restart must not reset it.
 */
@Injectable()
export class ModelBudget {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts one call before it is made. Returns false when the calls of the day (UTC) are used up or the
   * model is paused.
   * @param limit calls for each day, 1 or more
   */
  async take(limit: number): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update model_budget
          set calls = case when day = (now() at time zone 'utc')::date then calls + 1 else 1 end,
              day = (now() at time zone 'utc')::date
        where (paused_until is null or paused_until <= now())
          and (day <> (now() at time zone 'utc')::date or calls < $1)
       returning calls`,
      [limit],
    );
    return row !== null;
  }

  /** Returns whether a call could be made now: the model is not paused, and calls of the day are left. */
  async isOpen(limit: number): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `select day from model_budget
        where (paused_until is null or paused_until <= now())
          and (day <> (now() at time zone 'utc')::date or calls < $1)`,
      [limit],
    );
    return row !== null;
  }

  /** Pauses all model calls for so many seconds. */
  async pause(seconds: number): Promise<void> {
    await this.database.query(
      'update model_budget set paused_until = now() + make_interval(secs => $1)',
      [seconds],
    );
  }
}
