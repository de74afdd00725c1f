import type { FetchFinerTiles } from '@bearings/web/circumstances';
import { useLazyDraftFinerTilesQuery } from '../../../funnel/assessment.api';

/**
 * Returns the function that saves the draft and fetches the finer kinds of work that the server chooses from it.
 * @param saveDraft saves the draft; resolves to whether the server has stored it
 */
export function useFetchFinerTiles(saveDraft: () => Promise<boolean>): FetchFinerTiles {
  const [fetchTiles] = useLazyDraftFinerTilesQuery();
  return async () => {
    if (!(await saveDraft())) return null;
    const { data } = await fetchTiles();
    return data?.tiles ?? null;
  };
}
