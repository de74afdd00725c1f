import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import type { ClaimedWork } from './work.statements.js';

/**
 * How an attempt ended without a result: `database` does not count as an attempt, `lost` is continued by another worker,
 * `alert` has failed often and is retried, `given_up` is not.
 */
type FailureOutcome = 'failed' | 'alert' | 'given_up' | 'database' | 'lost';

const MESSAGES: Record<FailureOutcome, string> = {
  failed: 'work failed; will retry',
  alert: 'work failed often; will retry',
  given_up: 'work given up',
  database: 'work stopped by a database fault; will retry',
  lost: 'work not stored: another worker has claimed it',
};

/** Logs and counts how attempts end. */
@Injectable()
export class WorkLog {
  constructor(
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  done(claimed: ClaimedWork, ms: number): void {
    this.count(claimed, 'done');
    this.logger.info({ ...toFields(claimed), ms: Math.round(ms) }, 'work done');
  }

  failed(claimed: ClaimedWork, outcome: FailureOutcome, error: unknown): void {
    this.count(claimed, outcome);
    const fields = { err: error, ...toFields(claimed) };
    if (outcome === 'alert' || outcome === 'given_up') this.logger.error({ ...fields, alert: true }, MESSAGES[outcome]);
    else this.logger.warn(fields, MESSAGES[outcome]);
  }

  private count({ kind }: ClaimedWork, outcome: FailureOutcome | 'done'): void {
    this.metrics.count('bearings_work_attempts_total', { kind, outcome });
  }
}

const toFields = ({ id, kind, variant, subjectId, attempt }: ClaimedWork) => ({
  work: id,
  kind,
  ...(variant !== '' && { variant }),
  subject: subjectId,
  attempt,
});
