import { useAdminPaymentsQuery, useAdminReportsQuery } from './admin.api';
import { AdminList } from './admin-list';
import { paymentColumns, reportColumns } from './sales-columns';
import { useListQuery } from './use-list-query';

const FRESH = { refetchOnMountOrArgChange: true };

export function PaymentList() {
  const list = useListQuery('payments');
  const result = useAdminPaymentsQuery(list.query, FRESH);
  return <AdminList name="payments" list={list} columns={paymentColumns} result={result} />;
}

export function ReportList() {
  const list = useListQuery('reports');
  const result = useAdminReportsQuery(list.query, FRESH);
  return <AdminList name="reports" list={list} columns={reportColumns} result={result} />;
}
