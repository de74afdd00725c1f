import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../platform/database/transaction.js';
import type { Lease } from './report.repository.js';

/** When a report that could not be written is tried again. */
@Injectable()
export class ReportRetryRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Releases the lease and lets any worker claim the report after so many seconds. Without `counted`
   * this claim was no attempt.
   */
  async scheduleRetry(lease: Lease, seconds: number, counted = true): Promise<void> {
    await this.database.query(
      `update reports set state = 'requested', lease_until = null,
              attempts = attempts - case when $4 then 0 else 1 end,
              due_at = now() + make_interval(secs => $3)
        where id = $1 and fence = $2 and state = 'writing'`,
      [lease.reportId, lease.fence, seconds, counted],
    );
  }

  /**
   * Ends a report's attempts until {@link requestFailed}: for a quarter of an hour, then for as long as
   * it has waited already, at most a day. `error` is shown to the buyer.
   */
  async fail(lease: Lease, error: string): Promise<void> {
    await this.database.query(
      `update reports set state = 'error', error = $3, progress = 0, section = null,
              lease_until = null,
              due_at = now() + least(interval '1 day',
                                     greatest(interval '15 minutes', now() - requested_at))
        where id = $1 and fence = $2 and state = 'writing'`,
      [lease.reportId, lease.fence, error],
    );
  }

  /** Requests again the failed reports whose long pause is over, and returns their ids. */
  async requestFailed(): Promise<string[]> {
    const result: unknown = await this.database.query(
      `update reports set state = 'requested', attempts = 0, model_calls = '{}', progress = 0,
              section = null, error = null, lease_until = null
        where state = 'error' and due_at <= now() returning id`,
    );
    return rowsOf<{ id: string }>(result).map(({ id }) => id);
  }
}
