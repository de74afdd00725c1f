import type { AssessmentStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LIST_ACCESS_STATUSES, FIND_ASSESSMENT_OF_REPORT } from './assessment.statements.js';

/** The payment and report state of a completed assessment. */
export interface AccessStatus {
  isPaid: boolean;
  status: Exclude<AssessmentStatus, 'in_progress'>;
  /** End of the period in which the buyer may retake the assessment once for free; null if no free retake is left. */
  retakeUntil: Date | null;
}

export const UNPAID_STATUS: AccessStatus = {
  isPaid: false,
  status: 'payment_required',
  retakeUntil: null,
};

/**
 * Reads the view `assessment_access`, which determines whether an assessment is paid and whether its report is ready.
 */
@Injectable()
export class AccessStatusRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the access status of each of these completed assessments, by the assessment's id. */
  async accessStatusOf(
    ids: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<string, AccessStatus>> {
    if (ids.length === 0) return new Map();
    const rows = await LIST_ACCESS_STATUSES.list(manager, [ids]);
    return new Map(rows.map(({ id, ...access }) => [id, { ...access, isPaid: access.status !== 'payment_required' }]));
  }

  /** Returns the id of a report's assessment; null for an unknown report. */
  async findAssessmentId(reportId: string): Promise<string | null> {
    return (await FIND_ASSESSMENT_OF_REPORT.find(this.database, [reportId]))?.id ?? null;
  }
}
