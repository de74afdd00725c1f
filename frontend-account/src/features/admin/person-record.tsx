import type { AdminPerson } from '@bearings/contracts';
import { ArrowLeft, Heading, Skeleton, Stack, TextLink } from '@bearings/ui';
import { Link, useSearchParams } from '@bearings/web/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { adminTexts } from '../../texts/admin-texts';
import { useAdminPersonQuery } from './admin.api';
import { assessmentColumns, auditColumns, mailColumns, userColumns } from './people-columns';
import { linkBack } from './person-link';
import { RowsTable } from '../../components/rows-table';
import { paymentColumns, reportColumns } from './sales-columns';
import { LoadFailed } from '../../components/load-failed';
import { Titled } from '../../components/titled';

const texts = adminTexts.person;

/** Shows an administrator all data of one person. Opening it is recorded in the audit list. */
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
        <Record {...data} />
      ) : isError && !isFetching ? (
        <LoadFailed tone="danger" live text={texts.failed} retry={adminTexts.failed.retry} onRetry={refetch} />
      ) : (
        <Skeleton height="24rem" label={texts.loading} />
      )}
    </Stack>
  );
}

function Record({ email, firstName, lastName, ...record }: AdminPerson) {
  const { user, assessments, payments, reports, mails, audit } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  // The record has the same path as the list, so the shell does not move the focus here.
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
      <Part title={texts.parts.account} empty={!user} none={texts.visitor}>
        {user && <Rows caption={texts.parts.account} columns={userColumns} rows={[user]} />}
      </Part>
      <Part title={texts.parts.assessments} empty={assessments.length === 0}>
        <Rows caption={texts.parts.assessments} columns={assessmentColumns} rows={assessments} />
      </Part>
      <Part title={texts.parts.payments} empty={payments.length === 0}>
        <Rows caption={texts.parts.payments} columns={paymentColumns} rows={payments} />
      </Part>
      <Part title={texts.parts.reports} empty={reports.length === 0}>
        <Rows caption={texts.parts.reports} columns={reportColumns} rows={reports} />
      </Part>
      <Part title={texts.parts.mails} empty={mails.length === 0}>
        <RowsTable
          caption={texts.parts.mails}
          columns={mailColumns}
          rows={mails}
          keyOf={({ kind, sentAt }) => `${kind} ${sentAt ?? ''}`}
        />
      </Part>
      <Part title={texts.parts.audit} empty={audit.length === 0}>
        <RowsTable caption={texts.parts.audit} columns={auditColumns} rows={audit} keyOf={(row) => row.id} />
      </Part>
    </Stack>
  );
}

/** A table of a list's rows, without the column for the person, who is named above. */
function Rows<Row extends { id: string }>(props: Omit<Parameters<typeof RowsTable<Row>>[0], 'keyOf'>) {
  return <RowsTable {...props} columns={props.columns.slice(1)} keyOf={(row) => row.id} />;
}

interface PartProps {
  title: string;
  empty: boolean;
  none?: string;
  children: ReactNode;
}

function Part({ title, empty, none = texts.none, children }: PartProps) {
  return (
    <Titled title={title} level={3} gap={1}>
      {empty ? <p className="text-muted">{none}</p> : children}
    </Titled>
  );
}
