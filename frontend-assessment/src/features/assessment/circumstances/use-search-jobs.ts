import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { type SearchJobs } from '@bearings/web/circumstances';
import { useLazyOccupationsQuery } from '../../../funnel/assessment.api';

/** Returns the function that searches for careers that the person names. */
export function useSearchJobs(): SearchJobs {
  const [search] = useLazyOccupationsQuery();
  return async (text, options) => {
    const { data } = await search({ query: text.slice(0, MAX_OCCUPATION_QUERY_LENGTH), ...options }, true);
    return data ?? null;
  };
}
