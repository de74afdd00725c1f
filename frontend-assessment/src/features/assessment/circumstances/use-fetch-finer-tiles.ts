import type { FetchFinerTiles } from '@bearings/web/circumstances';
import { useLazyDraftFinerTilesQuery, useSaveDraftMutation } from '../../../funnel/assessment.api';
import { toDraft } from '../../../funnel/funnel-state';
import { isOwnerSignedOut } from '../../../funnel/owner';
import { sendWithChoices } from '../../../funnel/send-with-choices';
import { funnel } from '../../../funnel/use-funnel';

/** Returns the function that saves the draft and fetches the finer kinds of work that the server chooses from it. */
export function useFetchFinerTiles(): FetchFinerTiles {
  const [saveDraft] = useSaveDraftMutation();
  const [fetchTiles] = useLazyDraftFinerTilesQuery();
  return async () => {
    if (isOwnerSignedOut()) return null;
    const state = funnel.current();
    const { error } = await sendWithChoices((included) => saveDraft(toDraft(state, included)));
    if (error) return null;
    funnel.saved(state);
    const { data } = await fetchTiles();
    return data?.tiles ?? null;
  };
}
