import type { AdminListName, AdminPage } from '@bearings/contracts';
import { Alert, Button, EmptyState, Pagination, Skeleton, Stack, Table } from '@bearings/ui';
import type { ReactNode } from 'react';
import { adminTexts } from '../../texts/admin-texts';
import { ListControlsBar } from './list-controls';
import type { ListControls } from './use-list-query';

const texts = adminTexts.lists;

/** Fills the remaining width and breaks long words. */
const LONG = 'min-w-44 wrap-anywhere';
/** Like LONG, but wide enough for a typical email address on one line. */
const KEY = 'min-w-60 wrap-anywhere';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures. */
  end?: boolean;
  /** Wraps long text: names and sentences. Other columns stay on one line. */
  wraps?: boolean;
}

interface AdminListProps<Row> {
  name: AdminListName;
  list: ListControls;
  /** The first column is the row's header. */
  columns: readonly Column<Row>[];
  result: {
    currentData?: AdminPage<Row> | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** An admin list: controls, rows, and a message when there are no rows. */
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
  if (!data && isError && !isFetching) {
    return (
      <Alert
        tone="danger"
        live
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Alert>
    );
  }
  if (!data) return <Skeleton height="20rem" label={texts.loading} />;
  if (data.total === 0) return <NoRows list={list} />;
  return (
    <Stack gap={2}>
      <p aria-live="polite">{data.more ? texts.countMore(data.total) : texts.count(data.total)}</p>
      <Table caption={texts.titles[name]} captionHidden>
        <thead>
          <tr>
            {columns.map(({ label, end }) => (
              <th key={label} scope="col" data-align={end ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, cell, end, wraps }, index) =>
                index === 0 ? (
                  <th key={label} scope="row" className={wraps ? KEY : 'whitespace-nowrap'}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={label}
                    data-align={end ? 'end' : undefined}
                    className={wraps ? LONG : 'whitespace-nowrap'}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPageChange={(page) => list.change({ page })}
      />
    </Stack>
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
