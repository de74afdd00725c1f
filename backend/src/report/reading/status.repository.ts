import type { ReportStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccessStatus } from '../../assessment/assessment.hooks.js';
import type { AssessmentOwner } from '../../assessment/may-read.js';
import type { RowOf } from '../../platform/database/sql-statement.js';
import { rowsOf } from '../../platform/database/transaction.js';
import { REPORT_STATUS, REPORT_VERSION } from './reading.statements.js';

/** How far the report of an assessment is, with the assessment's owner: who may read it is not checked yet. */
export interface OwnedStatus {
  owner: AssessmentOwner;
  status: ReportStatus;
}

/** Whether a report can be read, with its assessment's owner: who may read it is not checked yet. */
export interface OwnedVersion {
  owner: AssessmentOwner;
  isReady: boolean;
  /** Names everything in the database that a reply with the report depends on; null without a report. */
  version: string | null;
}

/** Reads how far reports are, in one statement without a report's text. */
@Injectable()
export class StatusRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds an assessment by its own id or its report's. */
  async find(id: string): Promise<OwnedStatus | null> {
    const row = await REPORT_STATUS.find(this.database, [id]);
    return row ? { owner: row, status: toStatus(row) } : null;
  }

  /** Finds the version of a report by its own id or its assessment's. */
  async findVersion(id: string): Promise<OwnedVersion | null> {
    const row = await REPORT_VERSION.find(this.database, [id]);
    return row ? { owner: row, isReady: row.isReady, version: row.version } : null;
  }

  /** Returns the access status of assessments by id. */
  async accessStatusOf(
    ids: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<string, AccessStatus>> {
    if (ids.length === 0) return new Map();
    const result: unknown = await manager.query(
      'select assessment_id as id, status from assessment_access where assessment_id = any($1)',
      [ids],
    );
    const rows = rowsOf<Pick<AccessStatus, 'status'> & { id: string }>(result);
    return new Map(
      rows.map(({ id, status }) => [id, { isPaid: status !== 'payment_required', status }]),
    );
  }
}

function toStatus({
  status,
  error,
  percent,
  section,
}: RowOf<typeof REPORT_STATUS.columns>): ReportStatus {
  const isUnpaid = status === 'payment_required';
  return {
    status,
    error: status === 'error' ? error : null,
    progress: isUnpaid
      ? { percent: 0, section: null }
      : { percent: percent ?? 0, section: section ?? null },
  };
}
