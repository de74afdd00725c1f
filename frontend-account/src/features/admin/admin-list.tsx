import { MAX_ADMIN_LISTED_ROWS, type AdminListName, type AdminPage, endpoints } from '@bearings/contracts';
import { Button, Download, EmptyState, Pagination, Skeleton, Stack } from '@bearings/ui';
import { buildPath } from '@bearings/web';
import { type AdminColumn, AdminOnly, useAllowedColumns } from './admin-only';
import { adminTexts } from './admin-texts';
import { ExportButton } from './export-button';
import { ListControlsBar } from './list-controls';
import { RowsTable } from '../../components/rows-table';
import type { ListControls } from './use-list-query';
import { LoadFailed } from '../../components/load-failed';

const texts = adminTexts.lists;

interface AdminListProps<Row> {
  name: AdminListName;
  list: ListControls;
  /** The columns. The cell of the first one is the header of its row. */
  columns: readonly AdminColumn<Row>[];
  result: {
    currentData?: AdminPage<Row> | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** A list for administrators: its controls and rows, or a message if there are no rows. */
export function AdminList<Row extends { id: string }>(props: AdminListProps<Row>) {
  const { name, list } = props;
  return (
    <Stack gap={3}>
      <ListControlsBar name={name} list={list} />
      <Rows {...props} />
    </Stack>
  );
}

function Rows<Row extends { id: string }>({ name, list, columns, result }: AdminListProps<Row>) {
  const { currentData: data, isError, isFetching, refetch } = result;
  const allowedColumns = useAllowedColumns(columns);
  if (!data && isError && !isFetching) {
    return <LoadFailed tone="danger" live text={texts.failed} retry={texts.retry} onRetry={refetch} />;
  }
  if (!data) return <Skeleton height="20rem" label={texts.loading} />;
  if (data.total === 0) return <NoRows list={list} />;
  return (
    <Stack gap={2}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p aria-live="polite">{data.more ? texts.countMore(data.total) : texts.count(data.total)}</p>
        <AdminOnly>
          <ExportList name={name} list={list} />
        </AdminOnly>
      </div>
      <RowsTable caption={texts.titles[name]} columns={allowedColumns} rows={data.items} keyOf={(row) => row.id} />
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPageChange={(page) => list.change({ page })}
      />
    </Stack>
  );
}

/** A button that downloads all rows that match the search and filter, from every page. */
function ExportList({ name, list }: { name: AdminListName; list: ListControls }) {
  const { page: _, ...query } = list.query;
  return (
    <ExportButton
      path={buildPath({ url: endpoints.adminExport.path, params: { list: name, ...query } })}
      label={texts.csv(MAX_ADMIN_LISTED_ROWS)}
      icon={<Download size={18} aria-hidden="true" />}
    />
  );
}

function NoRows({ list }: { list: ListControls }) {
  if (!list.narrowed) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <EmptyState
      title={texts.nothingFound}
      action={
        <Button variant="secondary" size="small" onClick={list.clear}>
          {texts.clear}
        </Button>
      }
    >
      {texts.nothingFoundText}
    </EmptyState>
  );
}
