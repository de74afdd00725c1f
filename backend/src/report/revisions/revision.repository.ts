import type { Circumstances } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import type { ReportFacts } from '../composing/report-facts.js';
import type { Written } from '../generation/report.repository.js';
import type { Prose } from '../generation/writers/writer.js';

/** A later version of a report; the report itself is number 1. */
export interface Revision {
  id: string;
  assessmentId: string;
  number: number;
  state: 'requested' | 'ready' | 'error';
  circumstances: Circumstances;
  reason: string;
  attempts: number;
  facts: ReportFacts | null;
  prose: Prose | null;
  createdAt: Date;
  generatedAt: Date | null;
}

const COLUMNS = `id, assessment_id as "assessmentId", number, state, circumstances, reason, attempts,
  facts, prose, created_at as "createdAt", generated_at as "generatedAt"`;

@Injectable()
export class RevisionRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the revisions of these assessments in any state, oldest first. */
  async listOf(
    assessmentIds: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Revision[]> {
    const result: unknown = await manager.query(
      `select ${COLUMNS} from report_revisions where assessment_id = any($1)
        order by assessment_id, number`,
      [assessmentIds],
    );
    return rowsOf(result);
  }

  /** Returns how many revisions were made of an assessment within a day; a failed one does not count. */
  async countOfDay(manager: EntityManager, assessmentId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      manager,
      `select count(*)::int from report_revisions
        where assessment_id = $1 and state = 'ready' and created_at > now() - interval '1 day'`,
      [assessmentId],
    );
    return row?.count ?? 0;
  }

  /** Deletes the revision that is still to be made, or that failed. */
  async deleteOpen(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(
      `delete from report_revisions where assessment_id = $1 and state <> 'ready'`,
      [assessmentId],
    );
  }

  /** Requests a revision, in place of one that is still to be made or that failed. */
  async request(
    manager: EntityManager,
    assessmentId: string,
    { circumstances, reason }: Pick<Revision, 'circumstances' | 'reason'>,
  ): Promise<void> {
    await this.deleteOpen(manager, assessmentId);
    await manager.query(
      `insert into report_revisions (assessment_id, number, circumstances, reason)
       select $1, coalesce(max(number), 1) + 1, $2, $3 from report_revisions
        where assessment_id = $1`,
      [assessmentId, JSON.stringify(circumstances), reason],
    );
  }

  /** Claims a due revision for so many seconds by moving its due time. Returns null when none is due. */
  claimDue(seconds: number): Promise<Revision | null> {
    return queryOne(
      this.database,
      `update report_revisions
          set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
        where id = (select id from report_revisions
                     where state = 'requested' and due_at <= now()
                     order by due_at limit 1 for update skip locked)
       returning ${COLUMNS}`,
      [seconds],
    );
  }

  /** Stores a finished revision. Returns false when it was replaced or finished meanwhile. */
  async finish(id: string, { facts, prose }: Written): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `update report_revisions set state = 'ready', facts = $2, prose = $3, method_version = $4,
              generated_at = now()
        where id = $1 and state = 'requested' returning id`,
      [id, JSON.stringify(facts), JSON.stringify(prose), facts.version],
    );
    return row !== null;
  }

  /** Ends the attempts of a revision; the report before it stands. */
  async fail(id: string): Promise<void> {
    await this.database.query(
      `update report_revisions set state = 'error' where id = $1 and state = 'requested'`,
      [id],
    );
  }
}
