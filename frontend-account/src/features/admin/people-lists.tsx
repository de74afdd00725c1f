import { useAdminAssessmentsQuery, useAdminAuditQuery, useAdminUsersQuery } from './admin.api';
import { AdminList } from './admin-list';
import { assessmentColumns, auditColumns, userColumns } from './people-columns';
import { useListQuery } from './use-list-query';

/** Options for fetching a list each time it is opened, because its rows may have changed on the server. */
const REFETCH_OPTIONS = { refetchOnMountOrArgChange: true };

export function UserList() {
  const list = useListQuery('users');
  const result = useAdminUsersQuery(list.query, REFETCH_OPTIONS);
  return <AdminList name="users" list={list} columns={userColumns} result={result} />;
}

export function AssessmentList() {
  const list = useListQuery('assessments');
  const result = useAdminAssessmentsQuery(list.query, REFETCH_OPTIONS);
  return <AdminList name="assessments" list={list} columns={assessmentColumns} result={result} />;
}

export function AuditList() {
  const list = useListQuery('audit');
  const result = useAdminAuditQuery(list.query, REFETCH_OPTIONS);
  return <AdminList name="audit" list={list} columns={auditColumns} result={result} />;
}
