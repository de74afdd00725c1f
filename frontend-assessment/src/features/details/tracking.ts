/** Lets the quiz see whether the tracking call is still on its way: it opens the session. */
export const TRACKING = { fixedCacheKey: 'assessment-tracking' };
