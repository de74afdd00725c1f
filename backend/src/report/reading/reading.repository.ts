import type { ReportStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { countryOf } from '../../assessment/country-of.js';
import type { AssessmentOwner } from '../../assessment/ownership.js';
import type { RowOf } from '../../platform/database/sql-statement.js';
import type { FoundAccess, FoundReport } from './report-source.js';
import {
  FIND_REPORT_ACCESS,
  FIND_REPORT_SOURCE,
  FIND_REPORT_STATUS,
  LIST_REPORT_SOURCES,
} from './reading.statements.js';

/** The progress of an assessment's report, with the owner, so that the caller can check access. */
interface OwnedStatus {
  owner: AssessmentOwner;
  status: ReportStatus;
}

/**
 * Reads the progress of reports, and the data for composing them, with one statement each. Does not check who may read
 * a report; {@link ReportSources} does.
 */
@Injectable()
export class ReadingRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds the report status of an assessment, by the assessment's own id or its report's id. */
  async findStatus(id: string): Promise<OwnedStatus | null> {
    const row = await FIND_REPORT_STATUS.find(this.database, [id]);
    return row ? { owner: row, status: toStatus(row) } : null;
  }

  /** Finds a report without its text, by its own id or its assessment's id. */
  async findAccess(id: string): Promise<FoundAccess | null> {
    const row = await FIND_REPORT_ACCESS.find(this.database, [id]);
    return row && toAccess(row);
  }

  /** Finds a report by its own id or its assessment's id. If a transaction is running, pass its manager. */
  async findSource(id: string, manager?: EntityManager): Promise<FoundReport | null> {
    const row = await FIND_REPORT_SOURCE.find(manager ?? this.database, [id]);
    return row && toReport(row);
  }

  /** Returns the newest ready and paid reports of an account, newest first. */
  async listSources(userId: string, limit: number | null): Promise<FoundReport[]> {
    const rows = await LIST_REPORT_SOURCES.list(this.database, [userId, limit]);
    return rows.map(toReport);
  }
}

function toStatus({ status, error, percent, section }: RowOf<typeof FIND_REPORT_STATUS.columns>): ReportStatus {
  const isUnpaid = status === 'payment_required';
  return {
    status,
    error: status === 'error' ? error : null,
    progress: isUnpaid ? { percent: 0, section: null } : { percent: percent ?? 0, section: section ?? null },
  };
}

function toAccess(row: RowOf<typeof FIND_REPORT_ACCESS.columns>): FoundAccess {
  const { id, userId, sessionId, ...rest } = row;
  return { ...rest, owner: { id, userId, sessionId }, country: countryOf(row) };
}

function toReport({ versions, ...access }: RowOf<typeof FIND_REPORT_SOURCE.columns>): FoundReport {
  return {
    ...toAccess(access),
    versions: versions.map(({ createdAt, generatedAt, ...rest }) => ({
      ...rest,
      createdAt: new Date(createdAt),
      generatedAt: generatedAt === null ? null : new Date(generatedAt),
    })),
  };
}
