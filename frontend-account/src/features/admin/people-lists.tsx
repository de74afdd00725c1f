import { useAdminAssessmentsQuery, useAdminAuditQuery, useAdminUsersQuery } from './admin.api';
import { AdminList } from './admin-list';
import { assessmentColumns, auditColumns, userColumns } from './people-columns';
import { useListQuery } from './use-list-query';

/** Refetches a list each time it is opened, because its rows change on the server. */
const FRESH = { refetchOnMountOrArgChange: true };

export function UserList() {
  const list = useListQuery('users');
  const result = useAdminUsersQuery(list.query, FRESH);
  return <AdminList name="users" list={list} columns={userColumns} result={result} />;
}

export function AssessmentList() {
  const list = useListQuery('assessments');
  const result = useAdminAssessmentsQuery(list.query, FRESH);
  return <AdminList name="assessments" list={list} columns={assessmentColumns} result={result} />;
}

export function AuditList() {
  const list = useListQuery('audit');
  const result = useAdminAuditQuery(list.query, FRESH);
  return <AdminList name="audit" list={list} columns={auditColumns} result={result} />;
}
