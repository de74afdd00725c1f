import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssessmentRecord } from '../../assessment/assessment.service.js';
import { C_MAY_READ } from '../../assessment/may-read.js';
import type { Caller } from '../../auth/access/caller.js';
import { callerValues, KNOWN_CALLER } from '../../auth/sessions/live-session.js';
import { runStatement, type Statement } from '../../platform/database/statement.js';
import { accessStatus } from './access-status.js';
import type { ReportEntity } from '../report.entity.js';
import type { Revision } from '../revisions/revision.repository.js';

type ReadRevision = Pick<
  Revision,
  'number' | 'state' | 'reason' | 'facts' | 'prose' | 'createdAt' | 'generatedAt'
>;

/** A ready and paid report, and all that composing it for its caller needs from the database. */
export interface Reading {
  assessment: Pick<AssessmentRecord, 'firstName' | 'lastName'>;
  report: Pick<
    ReportEntity,
    'id' | 'assessmentId' | 'requestedAt' | 'generatedAt' | 'methodVersion' | 'facts' | 'prose'
  >;
  /** In any state, oldest first. */
  revisions: ReadRevision[];
  /** Of the caller's account; null for a visitor. */
  country: string | null;
}

type Row = Reading['assessment'] &
  Reading['report'] &
  Pick<Reading, 'country'> & {
    revisions: (Omit<ReadRevision, 'createdAt' | 'generatedAt'> & {
      createdAt: string;
      generatedAt: string | null;
    })[];
  };

const READING: Statement = {
  name: 'report-reading',
  text: `
  with c as materialized (${KNOWN_CALLER})
  select a.first_name as "firstName", a.last_name as "lastName", r.id,
         r.assessment_id as "assessmentId", r.requested_at as "requestedAt",
         r.generated_at as "generatedAt", r.method_version as "methodVersion", r.facts, r.prose,
         (select country from users where id = c.user_id) as country,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'number', v.number, 'state', v.state, 'reason', v.reason, 'facts', v.facts,
                   'prose', v.prose, 'createdAt', v.created_at, 'generatedAt', v.generated_at)
                   order by v.number), '[]')
            from report_revisions v where v.assessment_id = a.id) as revisions
    from c cross join assessments a join reports r on r.assessment_id = a.id
   where a.id in ($5::uuid, (select assessment_id from reports where id = $5::uuid))
     and ${C_MAY_READ} and ${accessStatus('a.id')} = 'ready'
   order by a.id = $5::uuid desc limit 1`,
};

/** Reads a report with everything that it is composed from, in one statement that checks access. */
@Injectable()
export class ReadingRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds the caller's report by its own id or its assessment's. Returns null unless it is ready and paid. */
  async find(caller: Caller, id: string): Promise<Reading | null> {
    const values = [...callerValues(caller), id];
    const [row] = await runStatement<Row>(this.database, READING, values);
    if (!row) return null;
    const { firstName, lastName, country, revisions, ...report } = row;
    return {
      assessment: { firstName, lastName },
      report,
      country,
      revisions: revisions.map(({ createdAt, generatedAt, ...rest }) => ({
        ...rest,
        createdAt: new Date(createdAt),
        generatedAt: generatedAt === null ? null : new Date(generatedAt),
      })),
    };
  }
}
