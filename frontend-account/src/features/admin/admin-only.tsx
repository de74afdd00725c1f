import { useCurrentUser } from '@bearings/web';
import type { ReactNode } from 'react';
import type { Column } from '../../components/rows-table';

/** A column of an administration list. */
export interface AdminColumn<Row> extends Column<Row> {
  /** True if the column has actions that support may not do, so that support does not see it. */
  adminOnly?: boolean;
}

/** Returns whether the user is an administrator, not support. The server decides for each call what support may do. */
export const useIsAdmin = (): boolean => useCurrentUser().user?.role === 'admin';

/** Shows its children to administrators, not to support. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useIsAdmin() ? children : null;
}

/** Returns the columns that the user may see. */
export function useAllowedColumns<Row>(columns: readonly AdminColumn<Row>[]): readonly AdminColumn<Row>[] {
  const isAdmin = useIsAdmin();
  return columns.filter(({ adminOnly }) => isAdmin || !adminOnly);
}
