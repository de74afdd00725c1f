import type { ReportStatus } from '@bearings/contracts';
import {
  bool,
  int,
  jsonb,
  nullableColumn,
  statement,
  text,
  textColumn,
  timestamptz,
  uuid,
} from '../../platform/database/sql-statement.js';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import type { ReportRevisionEntity } from '../revisions/report-revision.entity.js';

/** SQL condition that selects an assessment by its own id or by its report's id, `$1`. */
const IS_ASSESSMENT_SQL = 'a.id = coalesce((select assessment_id from reports where id = $1), $1)';

/** The columns that determine who may read an assessment and its report. */
const OWNER_COLUMNS = { id: uuid, userId: nullableColumn(uuid), sessionId: nullableColumn(uuid) };
const OWNER_SQL = 'a.id, a.user_id as "userId", a.session_id as "sessionId"';

/** Finds the progress of a report, and the owner of its assessment. */
export const FIND_REPORT_STATUS = statement(
  {
    ...OWNER_COLUMNS,
    status: textColumn<ReportStatus['status']>(),
    error: nullableColumn(text),
    percent: nullableColumn(int),
    section: nullableColumn(textColumn<NonNullable<ReportStatus['progress']['section']>>()),
  },
  `select ${OWNER_SQL}, s.status, r.error, r.progress as percent, r.section
     from assessments a
     join assessment_access s on s.assessment_id = a.id
     left join reports r on r.assessment_id = a.id
    where ${IS_ASSESSMENT_SQL}`,
);

/**
 * Returns whether a report can be read, and the version of its data: a text that changes whenever one of the rows that
 * the report is composed of changes.
 */
export const FIND_REPORT_VERSION = statement(
  { ...OWNER_COLUMNS, isReady: bool, version: nullableColumn(text), country: nullableColumn(text) },
  `select ${OWNER_SQL}, s.status = 'ready' as "isReady", v.version,
          coalesce(u.country, a.country) as country
     from assessments a
     join assessment_access s on s.assessment_id = a.id
     left join report_versions v on v.assessment_id = a.id
     left join users u on u.id = a.user_id
    where ${IS_ASSESSMENT_SQL}`,
);

/** A revision as JSON, in which times are texts. */
type ReadRevision = Pick<ReportRevisionEntity, 'number' | 'state' | 'reason' | 'facts' | 'prose'> & {
  createdAt: string;
  generatedAt: string | null;
};

/** Finds the ready and paid report of the assessment `$1`, with all data from which it is composed. */
export const READ_REPORT = statement(
  {
    firstName: text,
    lastName: text,
    id: uuid,
    assessmentId: uuid,
    requestedAt: timestamptz,
    generatedAt: nullableColumn(timestamptz),
    methodVersion: int,
    facts: nullableColumn(jsonb<ReportFacts>()),
    prose: nullableColumn(jsonb<Prose>()),
    version: text,
    retakeUntil: nullableColumn(timestamptz),
    revisions: jsonb<ReadRevision[]>(),
  },
  `select a.first_name as "firstName", a.last_name as "lastName", r.id,
          r.assessment_id as "assessmentId", r.requested_at as "requestedAt",
          r.generated_at as "generatedAt", r.method_version::int as "methodVersion", r.facts, r.prose,
          n.version, s.retake_until as "retakeUntil",
          (select coalesce(jsonb_agg(jsonb_build_object(
                    'number', v.number, 'state', v.state, 'reason', v.reason, 'facts', v.facts,
                    'prose', v.prose, 'createdAt', v.created_at, 'generatedAt', v.generated_at)
                    order by v.number), '[]')
             from report_revisions v where v.assessment_id = a.id) as revisions
     from assessments a
     join reports r on r.assessment_id = a.id
     join report_versions n on n.assessment_id = a.id
     join assessment_access s on s.assessment_id = a.id
    where a.id = $1 and s.status = 'ready'`,
);
