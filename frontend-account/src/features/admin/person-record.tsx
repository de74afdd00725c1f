import type { AdminAssessment, AdminPayment, AdminPerson, AdminReport } from '@bearings/contracts';
import { ArrowLeft, Heading, Skeleton, Stack, TextLink } from '@bearings/ui';
import { Link, useSearchParams } from '@bearings/web/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { type AdminColumn, useAllowedColumns } from './admin-only';
import { adminTexts } from './admin-texts';
import { useAdminPersonQuery } from './admin.api';
import { assessmentColumns, auditColumns, mailColumns, userColumns } from './people-columns';
import { linkBack } from './person-link';
import { AssessmentRequests, PersonRequests, ResendMail } from './person-requests';
import { RowsTable } from '../../components/rows-table';
import { paymentColumns, reportColumns } from './sales-columns';
import { LoadFailed } from '../../components/load-failed';
import { Titled } from '../../components/titled';

const texts = adminTexts.person;

/** Shows an administrator or support all data of one person. Opening it is recorded in the audit list. */
export function PersonRecord({ id }: { id: string }) {
  const [params] = useSearchParams();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useAdminPersonQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Stack gap={4}>
      <div>
        <TextLink asChild alone>
          <Link to={linkBack(params)}>
            <ArrowLeft size={18} aria-hidden="true" className="mr-1 inline" />
            <span>{texts.back}</span>
          </Link>
        </TextLink>
      </div>
      {data ? (
        <LoadedRecord {...data} />
      ) : isError && !isFetching ? (
        <LoadFailed tone="danger" live text={texts.failed} retry={adminTexts.failed.retry} onRetry={refetch} />
      ) : (
        <Skeleton height="24rem" label={texts.loading} />
      )}
    </Stack>
  );
}

function LoadedRecord({ email, firstName, lastName, ...record }: AdminPerson) {
  const { user, assessments, payments, reports, mails, audit } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  // When only the URL's query changes, as from the list to the record, the shell does not move the focus.
  useEffect(() => heading.current?.focus(), []);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Stack gap={5}>
      <div>
        <Heading level={2} size="medium" ref={heading} tabIndex={-1} className="wrap-anywhere">
          {name || email || adminTexts.lists.noEmail}
        </Heading>
        {name && <p className="wrap-anywhere text-muted">{email}</p>}
        <p className="text-sm text-muted">{texts.audited}</p>
      </div>
      <RecordSection title={texts.parts.account} empty={!user} none={texts.visitor}>
        {user && <Rows caption={texts.parts.account} columns={userColumns} rows={[user]} />}
      </RecordSection>
      <RecordSection title={texts.parts.assessments} empty={assessments.length === 0}>
        <Rows caption={texts.parts.assessments} columns={recordAssessmentColumns} rows={assessments} />
      </RecordSection>
      <RecordSection title={texts.parts.requests} empty={false}>
        <PersonRequests user={user} assessments={assessments} />
      </RecordSection>
      <RecordSection title={texts.parts.payments} empty={payments.length === 0}>
        <Rows caption={texts.parts.payments} columns={recordPaymentColumns} rows={payments} />
      </RecordSection>
      <RecordSection title={texts.parts.reports} empty={reports.length === 0}>
        <Rows caption={texts.parts.reports} columns={recordReportColumns} rows={reports} />
      </RecordSection>
      <RecordSection title={texts.parts.mails} empty={mails.length === 0}>
        <RowsTable
          caption={texts.parts.mails}
          columns={mailColumns}
          rows={mails}
          keyOf={({ kind, sentAt }) => `${kind} ${sentAt ?? ''}`}
        />
      </RecordSection>
      <RecordSection title={texts.parts.audit} empty={audit.length === 0}>
        <RowsTable caption={texts.parts.audit} columns={auditColumns} rows={audit} keyOf={(row) => row.id} />
      </RecordSection>
    </Stack>
  );
}

/** A table with the rows of one list. Leaves out the first column, because the page's heading names the person. */
function Rows<Row extends { id: string }>({ caption, columns, rows }: RowsProps<Row>) {
  const allowedColumns = useAllowedColumns(columns);
  return <RowsTable caption={caption} columns={allowedColumns.slice(1)} rows={rows} keyOf={(row) => row.id} />;
}

interface RowsProps<Row> {
  caption: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
}

const recordAssessmentColumns: AdminColumn<AdminAssessment>[] = [
  ...assessmentColumns,
  { label: adminTexts.lists.columns.do, cell: (row) => <AssessmentRequests {...row} />, end: true, adminOnly: true },
];

const recordPaymentColumns: AdminColumn<AdminPayment>[] = [
  ...paymentColumns,
  {
    label: adminTexts.lists.columns.send,
    cell: ({ assessmentId, refundedAt }) =>
      assessmentId !== null && refundedAt === null && <ResendMail assessmentId={assessmentId} mail="receipt" />,
    end: true,
  },
];

const recordReportColumns: AdminColumn<AdminReport>[] = [
  ...reportColumns,
  {
    label: adminTexts.lists.columns.send,
    cell: ({ assessmentId, state }) => (
      <div className="-my-1 flex flex-wrap items-center justify-end gap-2 *:text-nowrap">
        <ResendMail assessmentId={assessmentId} mail="link" />
        {state === 'ready' && <ResendMail assessmentId={assessmentId} mail="report" />}
      </div>
    ),
    end: true,
  },
];

interface RecordSectionProps {
  title: string;
  empty: boolean;
  none?: string;
  children: ReactNode;
}

function RecordSection({ title, empty, none = texts.none, children }: RecordSectionProps) {
  return (
    <Titled title={title} level={3} gap={1}>
      {empty ? <p className="text-muted">{none}</p> : children}
    </Titled>
  );
}
