import { useAdminPaymentsQuery, useAdminReportsQuery } from './admin.api';
import { AdminList } from './admin-list';
import { paymentColumns, reportColumns } from './sales-columns';
import { useListQuery } from './use-list-query';

const REFETCH_OPTIONS = { refetchOnMountOrArgChange: true };

export function PaymentList() {
  const list = useListQuery('payments');
  const result = useAdminPaymentsQuery(list.query, REFETCH_OPTIONS);
  return <AdminList name="payments" list={list} columns={paymentColumns} result={result} />;
}

export function ReportList() {
  const list = useListQuery('reports');
  const result = useAdminReportsQuery(list.query, REFETCH_OPTIONS);
  return <AdminList name="reports" list={list} columns={reportColumns} result={result} />;
}
