import type { ReportProgress } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import type { RowOf } from '../../platform/database/sql-statement.js';
import { fromNow, NOW } from '../../platform/database/times.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import { ReportEntity } from '../report.entity.js';
import {
  CLAIM_REPORT,
  COUNT_MODEL_CALL,
  LIST_DUE_REPORTS,
  LOCK_ASSESSMENT_SHARED,
  RETRY_FAILED_REPORTS,
} from './generation.statements.js';

/**
 * A worker's right to write one report, until it expires or another worker claims it. `attempt` is the number of this
 * claim from 1; `waitedSeconds` is how long the report had been due.
 */
export type Lease = RowOf<typeof CLAIM_REPORT.columns>;

/** Maximum numbers of model calls for one part of a report, and for all parts. */
export interface ModelCallLimits {
  part: number;
  report: number;
}

export interface WrittenReport {
  facts: ReportFacts;
  prose: Prose;
}

/** Kind of the outbox email that says that a report is ready. */
export const REPORT_READY_MAIL = 'report-ready';

/**
 * Duration of a lease, after which another worker may claim the report unless the lease was renewed. If a worker is
 * killed, its report is delayed by up to this time.
 */
const LEASE_SECONDS = 10;

const nextLeaseEnd = fromNow({ seconds: LEASE_SECONDS });

/** Stores which worker writes which report, and when the next attempt is due. */
@Injectable()
export class LeaseRepository {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: MailOutbox,
  ) {}

  /** Returns reports that can be claimed now, oldest first, see {@link LIST_DUE_REPORTS}. */
  listDue(limit: number): Promise<RowOf<typeof LIST_DUE_REPORTS.columns>[]> {
    return LIST_DUE_REPORTS.list(this.database, [limit]);
  }

  /** Claims a report. Returns null when it is ready, failed, not due, or leased to another worker. */
  claim(reportId: string): Promise<Lease | null> {
    return CLAIM_REPORT.find(this.database, [reportId, LEASE_SECONDS]);
  }

  /** Renews the lease. Returns false when another worker has claimed the report. */
  async renew(lease: Lease): Promise<boolean> {
    const { affected } = await this.database.manager.update(ReportEntity, whereHeldBy(lease), {
      leaseUntil: nextLeaseEnd,
    });
    return affected === 1;
  }

  /** Stores progress and renews the lease. Returns false when another worker has claimed the report. */
  async advance(lease: Lease, { percent, section }: ReportProgress): Promise<boolean> {
    const { affected } = await this.database.manager.update(ReportEntity, whereHeldBy(lease), {
      progress: percent,
      section,
      leaseUntil: nextLeaseEnd,
    });
    return affected === 1;
  }

  /**
   * Counts one call of the language model for a part of a report, before the call is made, so that a worker that
   * crashes and starts again cannot exceed the limits. Returns false if the calls of the part or of the report are used
   * up, or the lease is lost.
   */
  async countModelCall(lease: Lease, part: string, most: ModelCallLimits): Promise<boolean> {
    const values = [lease.reportId, lease.fence, part, most.part, most.report];
    return (await COUNT_MODEL_CALL.find(this.database, values)) !== null;
  }

  /**
   * Stores the finished report. If it is ready for the first time, also adds the email that says so to the outbox.
   * Returns false and stores nothing if another worker has claimed the report.
   */
  async finish(lease: Lease, { facts, prose }: WrittenReport): Promise<boolean> {
    const { reportId: id, assessmentId } = lease;
    return this.database.transaction(async (manager) => {
      // Deleting an assessment locks it before its report; the same order here prevents a deadlock.
      await LOCK_ASSESSMENT_SHARED.list(manager, [assessmentId]);
      const report = await manager.findOne(ReportEntity, {
        select: { id: true, generatedAt: true },
        where: whereHeldBy(lease),
        lock: { mode: 'pessimistic_write' },
      });
      if (!report) return false;
      await manager.update(
        ReportEntity,
        { id },
        {
          state: 'ready',
          facts,
          prose,
          methodVersion: facts.version,
          generatedAt: NOW,
          progress: 100,
          section: null,
          error: null,
          leaseUntil: null,
        },
      );
      if (report.generatedAt === null) await this.outbox.add(manager, REPORT_READY_MAIL, assessmentId);
      return true;
    });
  }

  /**
   * Releases the lease, and lets any worker claim the report after a number of seconds. If `counted` is false, the
   * released claim does not count as an attempt.
   */
  async scheduleRetry(lease: Lease, seconds: number, counted = true): Promise<void> {
    await this.database.manager.update(ReportEntity, whereHeldBy(lease), {
      state: 'requested',
      leaseUntil: null,
      dueAt: fromNow({ seconds }),
      ...(!counted && { attempts: () => 'attempts - 1' }),
    });
  }

  /**
   * Marks the report as failed. {@link requestFailed} requests it again after a pause: as long as the report has waited
   * so far, but at least a quarter of an hour and at most a day. `error` is shown to the buyer.
   */
  async fail(lease: Lease, error: string): Promise<void> {
    const pause = `least(interval '1 day', greatest(interval '15 minutes', now() - requested_at))`;
    await this.database.manager.update(ReportEntity, whereHeldBy(lease), {
      state: 'error',
      error,
      progress: 0,
      section: null,
      leaseUntil: null,
      dueAt: () => `now() + ${pause}`,
    });
  }

  /** Requests failed reports again once the pause after their failure is over, and returns their ids. */
  async requestFailed(): Promise<string[]> {
    return (await RETRY_FAILED_REPORTS.list(this.database)).map(({ id }) => id);
  }
}

/** Matches the report while the lease on it is valid. */
const whereHeldBy = ({ reportId, fence }: Lease): FindOptionsWhere<ReportEntity> => ({
  id: reportId,
  fence,
  state: 'writing',
});
