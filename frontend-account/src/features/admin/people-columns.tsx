import { type AdminAssessment, type AdminAuditEntry, type AdminMail, type AdminUser } from '@bearings/contracts';
import { Badge } from '@bearings/ui';
import type { AdminColumn } from './admin-only';
import { adminTexts } from './admin-texts';
import { formatDateTimeOrNone } from './format-date-time';
import { PersonCell } from './person-cell';
import { UserActions } from './user-actions';

const texts = adminTexts.lists;
const { columns } = texts;

const formatYesNo = (value: boolean): string => (value ? texts.yes : texts.no);

export const userColumns: AdminColumn<AdminUser>[] = [
  { label: columns.person, cell: (row) => <PersonCell {...row} />, wraps: true },
  { label: columns.role, cell: (row) => texts.roles[row.role] },
  { label: columns.country, cell: (row) => row.country },
  { label: columns.confirmed, cell: (row) => formatYesNo(row.emailVerified) },
  { label: columns.password, cell: (row) => formatYesNo(row.hasPassword) },
  { label: columns.created, cell: (row) => formatDateTimeOrNone(row.createdAt) },
  { label: columns.assessments, cell: (row) => row.assessments, end: true },
  { label: columns.do, cell: (row) => <UserActions account={row} />, end: true, adminOnly: true },
];

const STATUS_TONES = {
  in_progress: 'neutral',
  payment_required: 'warning',
  generating: 'info',
  ready: 'success',
  error: 'danger',
} as const;

export const assessmentColumns: AdminColumn<AdminAssessment>[] = [
  { label: columns.person, cell: (row) => <PersonCell {...row} />, wraps: true },
  {
    label: columns.status,
    cell: ({ status, superseded }) =>
      superseded ? (
        <Badge>{texts.filters['superseded']}</Badge>
      ) : (
        <Badge tone={STATUS_TONES[status]}>{texts.status[status]}</Badge>
      ),
  },
  { label: columns.owner, cell: (row) => (row.userId === null ? texts.visitor : texts.account) },
  { label: columns.started, cell: (row) => formatDateTimeOrNone(row.createdAt) },
  { label: columns.completed, cell: (row) => formatDateTimeOrNone(row.completedAt) },
];

const OUTCOME_TONES = { started: 'info', done: 'success', failed: 'danger' } as const;

export const auditColumns: AdminColumn<AdminAuditEntry>[] = [
  { label: columns.at, cell: (row) => formatDateTimeOrNone(row.at) },
  { label: columns.admin, cell: (row) => row.adminEmail ?? texts.none, wraps: true },
  { label: columns.action, cell: (row) => texts.actions[row.action] },
  {
    label: columns.outcome,
    cell: ({ outcome }) => <Badge tone={OUTCOME_TONES[outcome]}>{texts.outcomes[outcome]}</Badge>,
  },
  {
    label: columns.subject,
    cell: ({ personId, personEmail, personName, action, subject }) =>
      personId !== null ? (
        <PersonCell id={personId} email={personEmail} firstName={personName} />
      ) : action === 'list.export' ? (
        texts.none
      ) : (
        texts.deletedRecord(subject)
      ),
    wraps: true,
  },
  {
    label: columns.detail,
    cell: ({ detail, reference }) =>
      [detail, reference && texts.proof(reference)].filter(Boolean).join(', ') || texts.none,
    wraps: true,
  },
];

export const mailColumns: AdminColumn<AdminMail>[] = [
  { label: columns.mail, cell: ({ kind }) => texts.mails[kind] ?? kind },
  {
    label: columns.sent,
    cell: ({ sentAt }) => (sentAt === null ? texts.waiting : formatDateTimeOrNone(sentAt)),
  },
];
