import type { AppStore, PrerenderedReplies } from '@bearings/web';

/**
 * Returns the API's replies in a store. Random ids and times are replaced, so that the same data
 * always give the same page.
 */
export function collectReplies(store: AppStore): PrerenderedReplies {
  const { queries, provided } = structuredClone(store.getState().api);
  // A fixed time: a reply without a time would be fetched again.
  const neverFetched = { requestId: 'prerendered', startedTimeStamp: 1, fulfilledTimeStamp: 1 };
  for (const entry of Object.values(queries)) if (entry) Object.assign(entry, neverFetched);
  return { queries, provided };
}
