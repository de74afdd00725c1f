/** The key by which draft saving reads the state of the tracking call, which creates the session. */
export const TRACKING_CACHE = { fixedCacheKey: 'assessment-tracking' };
