import { ADMIN_LISTS, type AdminListName } from '@bearings/contracts';
import { useSearchParams } from '@bearings/web/router';
import type { AdminUsersApiArg } from '../../api/calls.generated';

/** The search, filter, order and page of a list, which the URL stores, with functions to change them. */
export interface ListControls {
  query: Required<AdminUsersApiArg>;
  /** True if a search or filter is set. */
  narrowed: boolean;
  /** Changes the given values. Goes to the first page, unless a page is given. */
  change: (change: AdminUsersApiArg) => void;
  clear: () => void;
}

export function useListQuery(name: AdminListName): ListControls {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const filter = params.get('filter') ?? '';
  const sort = params.get('sort') ?? ADMIN_LISTS[name].sorts[0];
  const fromDay = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);

  const changeQuery = (changes: AdminUsersApiArg) => {
    const nextQuery = { search, filter, sort, from: fromDay, to, page: 1, ...changes };
    const givenEntries = Object.entries(nextQuery).filter(([, value]) => value !== '' && value !== 1);
    setParams({
      list: name,
      ...Object.fromEntries(givenEntries.map(([key, value]) => [key, String(value)])),
    });
  };

  return {
    query: { search, filter, sort, from: fromDay, to, page },
    narrowed: [search, filter, fromDay, to].some((value) => value !== ''),
    change: changeQuery,
    clear: () => setParams({ list: name }),
  };
}
