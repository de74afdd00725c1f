import type { AssessmentStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ACCESS_STATUSES, ASSESSMENT_OF_REPORT } from './assessment.statements.js';

/** Whether a completed assessment is paid, and the state of its report. */
export interface AccessStatus {
  isPaid: boolean;
  status: Exclude<AssessmentStatus, 'in_progress'>;
  /** The time until which the report's one retake is free; null if there is none. */
  retakeUntil: Date | null;
}

/** Access status of an unpaid assessment. */
export const UNPAID: AccessStatus = {
  isPaid: false,
  status: 'payment_required',
  retakeUntil: null,
};

/** Reads the view `assessment_access`, which decides on payments and reports of assessments. */
@Injectable()
export class AccessStatusRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the access status of completed assessments by id. */
  async accessStatusOf(
    ids: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<string, AccessStatus>> {
    if (ids.length === 0) return new Map();
    const rows = await ACCESS_STATUSES.list(manager, [ids]);
    return new Map(
      rows.map(({ id, ...access }) => [
        id,
        { ...access, isPaid: access.status !== 'payment_required' },
      ]),
    );
  }

  /** Returns the id of the assessment that a report belongs to; null for an unknown report. */
  async findAssessmentId(reportId: string): Promise<string | null> {
    return (await ASSESSMENT_OF_REPORT.find(this.database, [reportId]))?.id ?? null;
  }
}
