import type { AssessmentStatus, Circumstances, ReportStatus } from '@bearings/contracts';
import {
  int,
  jsonb,
  nullableColumn,
  statement,
  text,
  textColumn,
  timestamptz,
  uuid,
} from '../../platform/database/sql-statement.js';
import type { ReportState } from '../report.entity.js';
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

const ACCESS_COLUMNS = {
  ...OWNER_COLUMNS,
  firstName: text,
  lastName: text,
  circumstances: nullableColumn(jsonb<Circumstances>()),
  country: nullableColumn(text),
  status: textColumn<Exclude<AssessmentStatus, 'in_progress'>>(),
  retakeUntil: nullableColumn(timestamptz),
  reportId: nullableColumn(uuid),
  version: nullableColumn(text),
};
const ACCESS_SQL = `${OWNER_SQL}, a.first_name as "firstName", a.last_name as "lastName", a.circumstances,
          coalesce(u.country, a.country) as country, s.status, s.retake_until as "retakeUntil",
          s.report_id as "reportId", n.version`;
const FROM_SQL = `from assessments a
     join assessment_access s on s.assessment_id = a.id
     left join report_versions n on n.assessment_id = a.id
     left join users u on u.id = a.user_id`;

/** Finds who may read a report, whether it can be read, and the version of its data. */
export const FIND_REPORT_ACCESS = statement(
  ACCESS_COLUMNS,
  `select ${ACCESS_SQL} ${FROM_SQL} where ${IS_ASSESSMENT_SQL}`,
);

/** A version as JSON, in which times are texts. */
type VersionJson = Pick<ReportRevisionEntity, 'number' | 'reason' | 'facts' | 'prose'> & {
  state: ReportState;
  createdAt: string;
  generatedAt: string | null;
};

const SOURCE_COLUMNS = { ...ACCESS_COLUMNS, versions: jsonb<VersionJson[]>() };
/** The report as it was bought is version 1; it comes first, followed by the revisions in any state. */
const VERSIONS_SQL = `(select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
             from (select 1 as number, r.state, '' as reason, r.facts, r.prose,
                          r.requested_at as "createdAt", r.generated_at as "generatedAt"
                     from reports r where r.assessment_id = a.id
                    union all
                   select e.number, e.state, e.reason, e.facts, e.prose, e.created_at, e.generated_at
                     from report_revisions e where e.assessment_id = a.id) v) as versions`;

/** Finds a report with all data from which it is composed. */
export const FIND_REPORT_SOURCE = statement(
  SOURCE_COLUMNS,
  `select ${ACCESS_SQL}, ${VERSIONS_SQL} ${FROM_SQL} where ${IS_ASSESSMENT_SQL}`,
);

/** Lists the newest `$2` ready and paid reports of the account `$1`, newest first, each as {@link FIND_REPORT_SOURCE}. */
export const LIST_REPORT_SOURCES = statement(
  SOURCE_COLUMNS,
  `select ${ACCESS_SQL}, ${VERSIONS_SQL} ${FROM_SQL}
     join reports b on b.id = s.report_id
    where a.user_id = $1 and a.superseded_at is null and s.status = 'ready'
    order by b.generated_at desc limit $2`,
);
