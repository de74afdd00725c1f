import { Injectable } from '@nestjs/common';
import type { ReportStatus } from '@bearings/contracts';
import { DataSource } from 'typeorm';
import type { AssessmentOwner } from '../../assessment/may-read.js';
import type { AssessmentRecord } from '../../assessment/assessment.service.js';
import type { RowOf } from '../../platform/database/sql-statement.js';
import type { ReportEntity } from '../report.entity.js';
import type { ReportRevisionEntity } from '../revisions/report-revision.entity.js';
import { READ_REPORT, FIND_REPORT_STATUS, FIND_REPORT_VERSION } from './reading.statements.js';

type ReadRevision = Pick<
  ReportRevisionEntity,
  'number' | 'state' | 'reason' | 'facts' | 'prose' | 'createdAt' | 'generatedAt'
>;

/** A ready and paid report, and all that composing it needs from the database. */
export interface ReadableReport {
  assessment: Pick<AssessmentRecord, 'firstName' | 'lastName'>;
  report: Pick<
    ReportEntity,
    'id' | 'assessmentId' | 'requestedAt' | 'generatedAt' | 'methodVersion' | 'facts' | 'prose'
  >;
  /** All revisions in any state, oldest first. */
  revisions: ReadRevision[];
  /**
   * The version of the report's data: a text that changes whenever one of the rows that the report is composed of
   * changes.
   */
  version: string;
  /** End of the period in which the owner may retake the assessment once for free; null if no free retake is left. */
  retakeUntil: Date | null;
}

/** The progress of an assessment's report, with the owner, so that the caller can check access. */
export interface OwnedStatus {
  owner: AssessmentOwner;
  status: ReportStatus;
}

/** Whether a report can be read, with its assessment's owner, so that the caller can check access. */
export interface OwnedVersion {
  owner: AssessmentOwner;
  isReady: boolean;
  /**
   * The version of the report's data: a text that changes whenever one of the rows that the report is composed of
   * changes. Null if there is no report.
   */
  version: string | null;
  /** Country of the owner's account, or of a visitor's assessment. */
  country: string | null;
}

/** Reads the progress of reports, and the data for composing them, with one statement each. */
@Injectable()
export class ReadingRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns an assessment's report; null unless it is ready and paid. Does not check who may read it. */
  async find(assessmentId: string): Promise<ReadableReport | null> {
    const row = await READ_REPORT.find(this.database, [assessmentId]);
    if (!row) return null;
    const { firstName, lastName, version, retakeUntil, revisions, ...report } = row;
    return {
      assessment: { firstName, lastName },
      report,
      version,
      retakeUntil,
      revisions: revisions.map(({ createdAt, generatedAt, ...rest }) => ({
        ...rest,
        createdAt: new Date(createdAt),
        generatedAt: generatedAt === null ? null : new Date(generatedAt),
      })),
    };
  }

  /** Finds the report status of an assessment, by the assessment's own id or its report's id. */
  async findStatus(id: string): Promise<OwnedStatus | null> {
    const row = await FIND_REPORT_STATUS.find(this.database, [id]);
    return row ? { owner: row, status: toStatus(row) } : null;
  }

  /** Finds the version of a report by its own id or its assessment's id. */
  async findVersion(id: string): Promise<OwnedVersion | null> {
    const row = await FIND_REPORT_VERSION.find(this.database, [id]);
    if (!row) return null;
    const { isReady, version, country, ...owner } = row;
    return { owner, isReady, version, country };
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
