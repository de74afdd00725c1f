import { useSearchParams } from '@bearings/web/router';
import { type Filter, FILTERS, type Sort, SORTS } from './shown-careers';

/** Maximum number of careers in a comparison. */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;

export interface Arrangement {
  sort: Sort;
  filter: Filter;
  /** Codes of the careers that are compared. */
  compared: string[];
  arrange: (changes: { sort?: string; filter?: string; compared?: string[] }) => void;
}

/** Returns the list's order, filter and comparison, which are in the URL. */
export function useArrangement(): Arrangement {
  const [search, setSearch] = useSearchParams();
  const compared = (search.get('compare') ?? '').split(',').filter((code) => code !== '');
  return {
    sort: SORTS.find((each) => each === search.get('sort')) ?? 'fit',
    filter: FILTERS.find((each) => each === search.get('show')) ?? 'all',
    compared: [...new Set(compared)].slice(0, MOST_COMPARED),
    arrange: ({ sort, filter, compared: codes }) =>
      setSearch(
        (now) => {
          if (sort !== undefined) setOrDelete(now, 'sort', sort === 'fit' ? '' : sort);
          if (filter !== undefined) setOrDelete(now, 'show', filter === 'all' ? '' : filter);
          if (codes !== undefined) setOrDelete(now, 'compare', codes.join(','));
          return now;
        },
        // Rendered immediately, so that a checkbox shows its state without delay.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  };
}

function setOrDelete(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name);
  else search.set(name, value);
}
