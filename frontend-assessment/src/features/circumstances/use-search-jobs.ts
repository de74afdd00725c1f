import { MAX_OCCUPATION_QUERY } from '@bearings/contracts';
import type { SearchJobs } from '@bearings/web/circumstances';
import { useLazyOccupationsQuery } from '../funnel/assessment.api';

/** Returns the search for jobs in mind. */
export function useSearchJobs(): SearchJobs {
  const [search] = useLazyOccupationsQuery();
  return async (text) => {
    const { data } = await search(text.slice(0, MAX_OCCUPATION_QUERY), true);
    return data?.map(({ also, ...job }) => ({ ...job, also: also.join(', ') })) ?? null;
  };
}
