/**
 * The cache key of the call that records the visitor's email. With this key, other components can read the call's
 * state: drafts are saved only after the call has created the session.
 */
export const TRACKING_CACHE_OPTIONS = { fixedCacheKey: 'assessment-tracking' };
