import type { ReportProgress } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { ReportEntity } from '../report.entity.js';
import type { ReportFacts } from '../composing/report-facts.js';
import type { Prose } from './writers/writer.js';

/** A worker's right to write one report, until it expires or another worker claims it. */
export interface Lease {
  reportId: string;
  assessmentId: string;
  fence: number;
  /** Number of this claim, from 1. */
  attempt: number;
  /** From when the report could have been claimed until it was. */
  waitedSeconds: number;
}

/** The most model calls for one part of a report, and for all of them. */
export interface ModelCallLimits {
  part: number;
  report: number;
}

export interface Written {
  facts: ReportFacts;
  prose: Prose;
}

/** Kind of the outbox email that a report is ready. */
export const REPORT_READY = 'report-ready';

/** Without a renewal for this long, another worker may claim the report: so long a kill delays it. */
const LEASE_SECONDS = 10;

@Injectable()
export class ReportRepository {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: MailOutbox,
  ) {}

  /** Requests the assessment's report, or requests a failed one again. Otherwise changes nothing. */
  async request(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(
      `insert into reports (assessment_id) values ($1)
       on conflict (assessment_id) do update
          set state = 'requested', attempts = 0, model_calls = '{}', error = null,
              due_at = now(), lease_until = null
        where reports.state = 'error'`,
      [assessmentId],
    );
  }

  /**
   * Deletes the assessment's report unless it is ready, because its payment was reversed, and with it
   * every revision; of a ready report those that are not made yet.
   */
  async withdraw(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(`delete from reports where assessment_id = $1 and state <> 'ready'`, [
      assessmentId,
    ]);
    await manager.query(
      `delete from report_revisions r where assessment_id = $1
          and (state <> 'ready' or not exists (select 1 from reports where assessment_id = $1))`,
      [assessmentId],
    );
  }

  /**
   * Requests a report again in any state and revokes its lease. The old text stays until the new one
   * replaces it. Returns false for an unknown report.
   */
  async rerun(reportId: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set state = 'requested', attempts = 0, model_calls = '{}', fence = fence + 1, progress = 0,
              section = null, error = null, due_at = now(), lease_until = null
        where id = $1 returning id`,
      [reportId],
    );
    return row !== null;
  }

  /** Requests a failed report again. Returns false when its state is not error. */
  async requestAgain(assessmentId: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set state = 'requested', attempts = 0, model_calls = '{}', progress = 0, section = null,
              error = null, due_at = now(), lease_until = null
        where assessment_id = $1 and state = 'error' returning id`,
      [assessmentId],
    );
    return row !== null;
  }

  /** Within a transaction pass its manager: a second connection could be one that the pool lacks. */
  findByAssessment(
    assessmentId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<ReportEntity | null> {
    return manager.findOneBy(ReportEntity, { assessmentId });
  }

  /** Returns the reports of these assessments in any state. */
  listAll(assessmentIds: string[]): Promise<ReportEntity[]> {
    return this.database.manager.findBy(ReportEntity, { assessmentId: In(assessmentIds) });
  }

  /** Returns the ready reports of these assessments, newest first. */
  listReady(assessmentIds: string[]): Promise<ReportEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(ReportEntity, {
      where: { assessmentId: In(assessmentIds), state: 'ready' },
      order: { generatedAt: 'DESC' },
    });
  }

  /** Returns the id of the report's assessment; null for an unknown report. */
  async findAssessmentId(reportId: string): Promise<string | null> {
    const row = await this.database.manager.findOne(ReportEntity, {
      select: { id: true, assessmentId: true },
      where: { id: reportId },
    });
    return row?.assessmentId ?? null;
  }

  /**
   * Returns reports that can be claimed now, oldest first, with the number of their next claim and the
   * whole seconds for which they were not claimed.
   */
  async listDue(limit: number): Promise<{ id: string; attempt: number; overdueSeconds: number }[]> {
    const result: unknown = await this.database.query(
      `select id, attempts + 1 as attempt,
              floor(extract(epoch from now() - greatest(due_at, lease_until)))::int as "overdueSeconds"
         from reports
        where state in ('requested', 'writing') and due_at <= now()
          and (lease_until is null or lease_until < now())
        order by due_at limit $1`,
      [limit],
    );
    return rowsOf(result);
  }

  /** Claims a report. Returns null when it is ready, failed, not due, or leased to another worker. */
  claim(reportId: string): Promise<Lease | null> {
    return queryOne(
      this.database,
      `update reports set state = 'writing', attempts = attempts + 1, fence = fence + 1,
              progress = 0, section = null, lease_until = now() + make_interval(secs => $2)
        where id = $1 and state in ('requested', 'writing') and due_at <= now()
          and (lease_until is null or lease_until < now())
       returning id as "reportId", assessment_id as "assessmentId", fence, attempts as attempt,
                 extract(epoch from now() - due_at)::float as "waitedSeconds"`,
      [reportId, LEASE_SECONDS],
    );
  }

  /** Renews the lease. Returns false when another worker has claimed the report. */
  async renew(lease: Lease): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set lease_until = now() + make_interval(secs => $3)
        where id = $1 and fence = $2 and state = 'writing' returning id`,
      [lease.reportId, lease.fence, LEASE_SECONDS],
    );
    return row !== null;
  }

  /**
   * Counts one model call of a report's part before it is made, so that crashes cannot lead to more
   * calls. Returns false when the part's or the report's calls are used up, or the lease is lost.
   */
  async countModelCall(lease: Lease, part: string, most: ModelCallLimits): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports
          set model_calls = model_calls
                || jsonb_build_object($3::text, coalesce((model_calls ->> $3)::int, 0) + 1)
        where id = $1 and fence = $2 and state = 'writing'
          and coalesce((model_calls ->> $3)::int, 0) < $4
          and (select coalesce(sum(value::int), 0) from jsonb_each_text(model_calls)) < $5
       returning id`,
      [lease.reportId, lease.fence, part, most.part, most.report],
    );
    return row !== null;
  }

  /** Stores progress and renews the lease. Returns false when another worker has claimed the report. */
  async advance(lease: Lease, { percent, section }: ReportProgress): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set progress = $3, section = $4, lease_until = now() + make_interval(secs => $5)
        where id = $1 and fence = $2 and state = 'writing' returning id`,
      [lease.reportId, lease.fence, percent, section, LEASE_SECONDS],
    );
    return row !== null;
  }

  /**
   * Stores the finished report, and the first time adds the ready email to the outbox. Returns false
   * and stores nothing when another worker has claimed the report.
   */
  async finish(lease: Lease, { facts, prose }: Written): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      // Deleting an assessment locks it before its report; the same order here prevents a deadlock.
      await manager.query('select 1 from assessments where id = $1 for key share', [
        lease.assessmentId,
      ]);
      const current = await queryOne<{ first: boolean }>(
        manager,
        `select generated_at is null as first from reports
          where id = $1 and fence = $2 and state = 'writing' for update`,
        [lease.reportId, lease.fence],
      );
      if (!current) return false;
      await manager.query(
        `update reports set state = 'ready', facts = $2, prose = $3, method_version = $4,
                progress = 100, section = null, error = null, lease_until = null,
                generated_at = now()
          where id = $1`,
        [lease.reportId, JSON.stringify(facts), JSON.stringify(prose), facts.version],
      );
      const { assessmentId } = lease;
      if (current.first) await this.outbox.add(manager, REPORT_READY, assessmentId);
      return true;
    });
  }

  async countReady(): Promise<number> {
    return this.database.manager.countBy(ReportEntity, { state: 'ready' });
  }
}
