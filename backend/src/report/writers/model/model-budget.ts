import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../../../platform/database/transaction.js';

/**
 * What the model may still be asked today. In PostgreSQL, because every worker spends from the same
 * account and a restart must not forget what was spent.
 */
@Injectable()
export class ModelBudget {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts one call before it is made. False when today's (UTC) are used up or the model is paused.
   * @param limit calls a day, 1 or more
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

  /** Asks nothing more for so many seconds. */
  async pause(seconds: number): Promise<void> {
    await this.database.query(
      'update model_budget set paused_until = now() + make_interval(secs => $1)',
      [seconds],
    );
  }
}
