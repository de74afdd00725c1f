/**
 * The key under which the state of the call that records the visitor's email is shared. Draft saving reads it, because
 * it must wait until this call has created the session.
 */
export const TRACKING_CACHE = { fixedCacheKey: 'assessment-tracking' };
