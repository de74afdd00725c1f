import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { type FetchTasks, type SearchJobs } from '@bearings/web/circumstances';
import { useLazyJobTasksQuery, useLazyOccupationsQuery } from '../../../funnel/assessment.api';

/** Returns the function that searches for careers that the person names. */
export function useSearchJobs(): SearchJobs {
  const [search] = useLazyOccupationsQuery();
  return async (text, options) => {
    const { data } = await search({ query: text.slice(0, MAX_OCCUPATION_QUERY_LENGTH), ...options }, true);
    return data ?? null;
  };
}

/** Returns the function that fetches the tasks of a job. */
export function useFetchTasks(): FetchTasks {
  const [fetchTasks] = useLazyJobTasksQuery();
  return async (code) => (await fetchTasks(code, true)).data ?? null;
}
