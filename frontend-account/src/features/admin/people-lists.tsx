import type { AdminAssessment, AdminAuditEntry, AdminUser } from '@bearings/contracts';
import { Badge } from '@bearings/ui';
import { adminTexts } from '../../texts/admin-texts';
import { useAdminAssessmentsQuery, useAdminAuditQuery, useAdminUsersQuery } from './admin.api';
import { AdminList, type Column } from './admin-list';
import { formatDateTime } from './format-date-time';
import { UserActions } from './user-actions';
import { useListQuery } from './use-list-query';

const texts = adminTexts.lists;
const { columns } = texts;

/** Refetches a list each time it is opened, because its rows change on the server. */
const FRESH = { refetchOnMountOrArgChange: true };

const yesNo = (value: boolean): string => (value ? texts.yes : texts.no);
const dateTimeOrNone = (time: string | null): string =>
  time === null ? texts.none : formatDateTime(time);
const fullName = (row: { firstName: string; lastName: string }): string =>
  `${row.firstName} ${row.lastName}`.trim() || texts.none;

const userColumns: Column<AdminUser>[] = [
  { label: columns.email, cell: (row) => row.email, wraps: true },
  { label: columns.name, cell: fullName, wraps: true },
  { label: columns.role, cell: (row) => texts.roles[row.role] },
  { label: columns.country, cell: (row) => row.country },
  { label: columns.confirmed, cell: (row) => yesNo(row.emailVerified) },
  { label: columns.password, cell: (row) => yesNo(row.hasPassword) },
  { label: columns.created, cell: (row) => dateTimeOrNone(row.createdAt) },
  { label: columns.assessments, cell: (row) => row.assessments, end: true },
  { label: columns.do, cell: (row) => <UserActions account={row} />, end: true },
];

export function UserList() {
  const list = useListQuery('users');
  const result = useAdminUsersQuery(list.query, FRESH);
  return <AdminList name="users" list={list} columns={userColumns} result={result} />;
}

const TONES = {
  in_progress: 'neutral',
  payment_required: 'warning',
  generating: 'info',
  ready: 'success',
  error: 'danger',
} as const;

const assessmentColumns: Column<AdminAssessment>[] = [
  { label: columns.email, cell: (row) => row.email || texts.none, wraps: true },
  { label: columns.name, cell: fullName, wraps: true },
  {
    label: columns.status,
    cell: ({ status, superseded }) =>
      superseded ? (
        <Badge>{texts.filters['superseded']}</Badge>
      ) : (
        <Badge tone={TONES[status]}>{texts.status[status]}</Badge>
      ),
  },
  { label: columns.owner, cell: (row) => (row.userId === null ? texts.visitor : texts.account) },
  { label: columns.started, cell: (row) => dateTimeOrNone(row.createdAt) },
  { label: columns.completed, cell: (row) => dateTimeOrNone(row.completedAt) },
];

export function AssessmentList() {
  const list = useListQuery('assessments');
  const result = useAdminAssessmentsQuery(list.query, FRESH);
  return <AdminList name="assessments" list={list} columns={assessmentColumns} result={result} />;
}

const OUTCOME_TONES = { started: 'info', done: 'success', failed: 'danger' } as const;

const auditColumns: Column<AdminAuditEntry>[] = [
  { label: columns.at, cell: (row) => dateTimeOrNone(row.at) },
  { label: columns.admin, cell: (row) => row.adminEmail ?? texts.none, wraps: true },
  { label: columns.action, cell: (row) => texts.actions[row.action] },
  {
    label: columns.outcome,
    cell: ({ outcome }) => <Badge tone={OUTCOME_TONES[outcome]}>{texts.outcomes[outcome]}</Badge>,
  },
  { label: columns.subject, cell: (row) => row.subject, wraps: true },
];

export function AuditList() {
  const list = useListQuery('audit');
  const result = useAdminAuditQuery(list.query, FRESH);
  return <AdminList name="audit" list={list} columns={auditColumns} result={result} />;
}
