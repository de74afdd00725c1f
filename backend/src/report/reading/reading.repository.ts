import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssessmentRecord } from '../../assessment/assessment.service.js';
import type { ReportEntity } from '../report.entity.js';
import type { Revision } from '../revisions/revision.repository.js';
import { READING } from './reading.statements.js';

type ReadRevision = Pick<
  Revision,
  'number' | 'state' | 'reason' | 'facts' | 'prose' | 'createdAt' | 'generatedAt'
>;

/** A ready and paid report, and all that composing it needs from the database. */
export interface Reading {
  assessment: Pick<AssessmentRecord, 'firstName' | 'lastName'>;
  report: Pick<
    ReportEntity,
    'id' | 'assessmentId' | 'requestedAt' | 'generatedAt' | 'methodVersion' | 'facts' | 'prose'
  >;
  /** In any state, oldest first. */
  revisions: ReadRevision[];
  /** Names the state of the database that all of this was read from. */
  version: string;
}

/** Reads a report with everything that it is composed from, in one statement. */
@Injectable()
export class ReadingRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns an assessment's report; null unless it is ready and paid. Does not check who may read it. */
  async find(assessmentId: string): Promise<Reading | null> {
    const row = await READING.find(this.database, [assessmentId]);
    if (!row) return null;
    const { firstName, lastName, version, revisions, ...report } = row;
    return {
      assessment: { firstName, lastName },
      report,
      version,
      revisions: revisions.map(({ createdAt, generatedAt, ...rest }) => ({
        ...rest,
        createdAt: new Date(createdAt),
        generatedAt: generatedAt === null ? null : new Date(generatedAt),
      })),
    };
  }
}
