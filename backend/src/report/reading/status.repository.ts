import type { ReportStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccessStatus } from '../../assessment/assessment.hooks.js';
import { C_MAY_READ } from '../../assessment/may-read.js';
import type { Caller } from '../../auth/access/caller.js';
import {
  CALLER_BY_TOKEN,
  callerValues,
  type FoundSession,
  keyValues,
  KNOWN_CALLER,
  SESSION_COLUMNS,
  type SessionKey,
} from '../../auth/sessions/live-session.js';
import { runStatement, type Statement } from '../../platform/database/statement.js';
import { rowsOf } from '../../platform/database/transaction.js';
import { accessStatus } from './access-status.js';

/** A session that was found, and the status of the assessment that its caller asked for. */
export interface FoundStatus {
  session: FoundSession;
  /** Null when the caller may read no such assessment. */
  status: ReportStatus | null;
}

interface StatusRow extends FoundSession {
  status: ReportStatus['status'] | null;
  error: string | null;
  percent: number | null;
  section: ReportStatus['progress']['section'];
}

/** Finds the caller, the assessment by its own id or its report's, its payment and its report. */
const statusOf = (caller: string, id: string): string => `
  with c as materialized (${caller})
  select ${SESSION_COLUMNS}, found.*
    from c left join lateral (
      select ${accessStatus('a.id')} as status, r.error, r.progress as percent, r.section
        from assessments a left join reports r on r.assessment_id = a.id
       where a.id in (${id}, (select assessment_id from reports where id = ${id}))
         and ${C_MAY_READ}
       order by a.id = ${id} desc limit 1) found on true`;

const STATUS_BY_TOKEN: Statement = {
  name: 'status-by-token',
  text: statusOf(CALLER_BY_TOKEN, '$2::uuid'),
};
const STATUS_BY_CALLER: Statement = {
  name: 'status-by-caller',
  text: statusOf(KNOWN_CALLER, '$5::uuid'),
};

/** A session that was found, and what the reply with its caller's report depends on. */
export interface FoundVersion {
  session: FoundSession;
  /** Null when the caller may read no such report that is ready. */
  version: { assessmentId: string; key: string } | null;
}

/** Everything in the database that a reply with a report depends on, in one text. */
const VERSION_BY_TOKEN: Statement = {
  name: 'report-version-by-token',
  text: `
  with c as materialized (${CALLER_BY_TOKEN})
  select ${SESSION_COLUMNS}, found."assessmentId", found.key
    from c left join lateral (
      select a.id as "assessmentId",
             jsonb_build_array(
               r.id, r.fence, r.generated_at, r.requested_at, r.method_version, a.first_name,
               a.last_name, (select country from users where id = c.user_id),
               (select jsonb_agg(jsonb_build_array(v.id, v.state, v.generated_at) order by v.number)
                  from report_revisions v where v.assessment_id = a.id))::text as key
        from assessments a join reports r on r.assessment_id = a.id
       where a.id in ($2::uuid, (select assessment_id from reports where id = $2::uuid))
         and ${C_MAY_READ} and ${accessStatus('a.id')} = 'ready'
       order by a.id = $2::uuid desc limit 1) found on true`,
};

/** Reads the status of reports, in one statement without a report's text. */
@Injectable()
export class StatusRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds a session and the status of an assessment of its caller. Returns null for no session. */
  async findByToken(key: SessionKey, id: string): Promise<FoundStatus | null> {
    const [row] = await this.run(STATUS_BY_TOKEN, [...keyValues(key), id]);
    if (!row) return null;
    const { sessionId, userId, role, isStale } = row;
    return { session: { sessionId, userId, role, isStale }, status: toStatus(row) };
  }

  /** Returns the status of the caller's assessment, or null. */
  async find(caller: Caller, id: string): Promise<ReportStatus | null> {
    const [row] = await this.run(STATUS_BY_CALLER, [...callerValues(caller), id]);
    return row ? toStatus(row) : null;
  }

  /** Finds a session and the version of its caller's report. Returns null for no session. */
  async findVersion(key: SessionKey, id: string): Promise<FoundVersion | null> {
    type Row = FoundSession & { assessmentId: string | null; key: string | null };
    const [row] = await runStatement<Row>(this.database, VERSION_BY_TOKEN, [...keyValues(key), id]);
    if (!row) return null;
    const { sessionId, userId, role, isStale, assessmentId, key: version } = row;
    const isReady = assessmentId !== null && version !== null;
    return {
      session: { sessionId, userId, role, isStale },
      version: isReady ? { assessmentId, key: version } : null,
    };
  }

  /** Returns the access status of assessments by id. */
  async accessStatusOf(
    ids: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<string, AccessStatus>> {
    if (ids.length === 0) return new Map();
    const result: unknown = await manager.query(
      `select a.id, ${accessStatus('a.id')} as status
         from unnest($1::uuid[]) as a (id) left join reports r on r.assessment_id = a.id`,
      [ids],
    );
    const rows = rowsOf<Pick<AccessStatus, 'status'> & { id: string }>(result);
    return new Map(
      rows.map(({ id, status }) => [id, { isPaid: status !== 'payment_required', status }]),
    );
  }

  private run(statement: Statement, values: unknown[]): Promise<StatusRow[]> {
    return runStatement<StatusRow>(this.database, statement, values);
  }
}

function toStatus({ status, error, percent, section }: StatusRow): ReportStatus | null {
  if (status === null) return null;
  const isUnpaid = status === 'payment_required';
  return {
    status,
    error: status === 'error' ? error : null,
    progress: isUnpaid
      ? { percent: 0, section: null }
      : { percent: percent ?? 0, section: section ?? null },
  };
}
