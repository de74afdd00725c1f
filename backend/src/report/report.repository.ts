import type { ReportProgress } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { ReportEntity } from './report.entity.js';
import type { ReportFacts } from './report-facts.js';
import type { Prose } from './writers/writer.js';

/** A worker's right to write one report, until it lapses or another takes it. */
export interface Lease {
  reportId: string;
  assessmentId: string;
  fence: number;
  /** This claim's number, from 1. */
  attempt: number;
}

export interface Written {
  facts: ReportFacts;
  prose: Prose;
}

/** The kind of the message that a report can be read. */
export const REPORT_READY = 'report-ready';

/** A worker that says nothing for this long has died. */
const LEASE_SECONDS = 20;

@Injectable()
export class ReportRepository {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: MailOutbox,
  ) {}

  /** Asks for the assessment's report, once; one that failed before is asked for again. */
  async request(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(
      `insert into reports (assessment_id) values ($1)
       on conflict (assessment_id) do update
          set state = 'requested', attempts = 0, error = null, due_at = now(), lease_until = null
        where reports.state = 'error'`,
      [assessmentId],
    );
  }

  /** Takes back the request for a report that nobody has paid for any more, unless it is written. */
  async withdraw(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(`delete from reports where assessment_id = $1 and state <> 'ready'`, [
      assessmentId,
    ]);
  }

  /**
   * Writes a report again, whatever its state; the worker that has it loses its lease. What was
   * written stays stored until the new text replaces it. False when there is no such report.
   */
  async rerun(reportId: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set state = 'requested', attempts = 0, fence = fence + 1, progress = 0,
              section = null, error = null, due_at = now(), lease_until = null
        where id = $1 returning id`,
      [reportId],
    );
    return row !== null;
  }

  /** Puts a failed report back. False when it is not in error. */
  async requestAgain(assessmentId: string): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set state = 'requested', attempts = 0, progress = 0, section = null,
              error = null, due_at = now(), lease_until = null
        where assessment_id = $1 and state = 'error' returning id`,
      [assessmentId],
    );
    return row !== null;
  }

  findByAssessment(assessmentId: string): Promise<ReportEntity | null> {
    return this.database.manager.findOneBy(ReportEntity, { assessmentId });
  }

  findManyByAssessment(
    assessmentIds: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<ReportEntity, 'assessmentId' | 'state'>[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return manager.find(ReportEntity, {
      select: { assessmentId: true, state: true },
      where: { assessmentId: In(assessmentIds) },
    });
  }

  /** Whatever their state. */
  listAll(assessmentIds: string[]): Promise<ReportEntity[]> {
    return this.database.manager.findBy(ReportEntity, { assessmentId: In(assessmentIds) });
  }

  listReady(assessmentIds: string[]): Promise<ReportEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(ReportEntity, {
      where: { assessmentId: In(assessmentIds), state: 'ready' },
      order: { generatedAt: 'DESC' },
    });
  }

  async assessmentOf(reportId: string): Promise<string | null> {
    const row = await this.database.manager.findOne(ReportEntity, {
      select: { id: true, assessmentId: true },
      where: { id: reportId },
    });
    return row?.assessmentId ?? null;
  }

  /** Reports that somebody should be writing now, and the number of the claim that would. */
  async listDue(limit: number): Promise<{ id: string; attempt: number }[]> {
    const result: unknown = await this.database.query(
      `select id, attempts + 1 as attempt from reports
        where state in ('requested', 'writing') and due_at <= now()
          and (lease_until is null or lease_until < now())
        order by due_at limit $1`,
      [limit],
    );
    return rowsOf(result);
  }

  /** Null when it is done, not due, or another worker has it. */
  claim(reportId: string): Promise<Lease | null> {
    return queryOne(
      this.database,
      `update reports set state = 'writing', attempts = attempts + 1, fence = fence + 1,
              progress = 0, section = null, lease_until = now() + make_interval(secs => $2)
        where id = $1 and state in ('requested', 'writing') and due_at <= now()
          and (lease_until is null or lease_until < now())
       returning id as "reportId", assessment_id as "assessmentId", fence, attempts as attempt`,
      [reportId, LEASE_SECONDS],
    );
  }

  /** Keeps the lease while there is nothing to tell. False when it is another's by now. */
  async renew(lease: Lease): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update reports set lease_until = now() + make_interval(secs => $3)
        where id = $1 and fence = $2 and state = 'writing' returning id`,
      [lease.reportId, lease.fence, LEASE_SECONDS],
    );
    return row !== null;
  }

  /** Notes progress and renews the lease. False when the lease is another's by now. */
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
   * Stores the finished report, and queues the message that it is ready the first time. False, and
   * nothing stored, when the lease is another's by now.
   */
  async finish(lease: Lease, written: Written): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      // First, as whoever deletes the assessment takes it first: else the two could wait for each other.
      await manager.query('select 1 from assessments where id = $1 for key share', [
        lease.assessmentId,
      ]);
      const held = await queryOne<{ first: boolean }>(
        manager,
        `select generated_at is null as first from reports
          where id = $1 and fence = $2 and state = 'writing' for update`,
        [lease.reportId, lease.fence],
      );
      if (!held) return false;
      await manager.query(
        `update reports set state = 'ready', facts = $2, prose = $3, progress = 100,
                section = null, error = null, lease_until = null, generated_at = now()
          where id = $1`,
        [lease.reportId, JSON.stringify(written.facts), JSON.stringify(written.prose)],
      );
      const { assessmentId } = lease;
      if (held.first) await this.outbox.add(manager, REPORT_READY, { assessmentId });
      return true;
    });
  }

  /** Puts it back for a later try. */
  async retryIn(lease: Lease, seconds: number): Promise<void> {
    await this.database.query(
      `update reports set state = 'requested', lease_until = null,
              due_at = now() + make_interval(secs => $3)
        where id = $1 and fence = $2 and state = 'writing'`,
      [lease.reportId, lease.fence, seconds],
    );
  }

  async fail(lease: Lease, error: string): Promise<void> {
    await this.database.query(
      `update reports set state = 'error', error = $3, lease_until = null
        where id = $1 and fence = $2 and state = 'writing'`,
      [lease.reportId, lease.fence, error],
    );
  }

  async countReady(): Promise<number> {
    return this.database.manager.countBy(ReportEntity, { state: 'ready' });
  }
}
