import { MAX_COMPARED_CAREERS } from '@bearings/domain';
import { useSearchParams } from '@bearings/web/router';
import { type CareerFilter, CAREER_FILTERS, type CareerSort, CAREER_SORTS } from './shown-careers';

export const MIN_COMPARED_CAREERS = 2;

export interface Arrangement {
  sort: CareerSort;
  filter: CareerFilter;
  /** Codes of the careers that are compared. */
  compared: string[];
  /** Codes of the careers whose pages are open, the last opened last. */
  open: string[];
  arrange: (changes: { sort?: string; filter?: string; compared?: string[]; open?: string[] }) => void;
}

/**
 * Returns the order, the filter, the compared careers and the open pages of the list. The URL
 * stores them, so that the browser's Back button restores them.
 */
export function useArrangement(): Arrangement {
  const [search, setSearch] = useSearchParams();
  const readCodesIn = (name: string) => [...new Set((search.get(name) ?? '').split(',').filter((code) => code !== ''))];
  return {
    sort: CAREER_SORTS.find((each) => each === search.get('sort')) ?? 'fit',
    filter: CAREER_FILTERS.find((each) => each === search.get('show')) ?? 'all',
    compared: readCodesIn('compare').slice(0, MAX_COMPARED_CAREERS),
    open: readCodesIn('open'),
    arrange: ({ sort, filter, compared, open }) =>
      setSearch(
        (now) => {
          if (sort !== undefined) setOrDelete(now, 'sort', sort === 'fit' ? '' : sort);
          if (filter !== undefined) setOrDelete(now, 'show', filter === 'all' ? '' : filter);
          if (compared !== undefined) setOrDelete(now, 'compare', compared.join(','));
          if (open !== undefined) setOrDelete(now, 'open', open.join(','));
          return now;
        },
        // Renders at once; otherwise a clicked checkbox would change with a delay.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  };
}

function setOrDelete(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name);
  else search.set(name, value);
}
