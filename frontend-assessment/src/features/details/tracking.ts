/** Shares the state of the tracking call, which opens the session, with draft saving. */
export const TRACKING_CACHE = { fixedCacheKey: 'assessment-tracking' };
