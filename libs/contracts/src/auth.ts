export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Ends all sessions except the caller's, in {@link SessionsEnd}. */
export const OTHER_SESSIONS = 'others';

/** All stored data of one person: a list of rows for each kind of data. Times are ISO 8601 in UTC. */
export interface PersonalData {
  exportedAt: string;
  [list: string]: unknown;
}

/**
 * Prefix of every cookie's name over https: browsers accept such cookies only from this host, over https and for the
 * root path.
 */
export const HOST_COOKIE_PREFIX = '__Host-';

/**
 * Hint cookie that scripts can read, set while a user is signed in. It contains no secret. It has the prefix over
 * https only.
 */
export const SIGNED_IN_HINT_COOKIE = 'bearings_signed_in';

/**
 * Cookie that scripts can read, set to the account's id after a sign-out or the deletion of the account. The next page
 * deletes the data stored in this browser and then the cookie.
 */
export const SIGNED_OUT_COOKIE = 'bearings_signed_out';

/** All cookies of the site, without the prefix. The privacy policy lists each. */
export const COOKIES = {
  session: 'bearings_session',
  signedIn: SIGNED_IN_HINT_COOKIE,
  signedOut: SIGNED_OUT_COOKIE,
  checkout: 'bearings_checkout',
  device: 'bearings_device',
  test: 'bearings_test',
} as const;

/** Value of {@link SIGNED_OUT_COOKIE} after a sign-out without a session, when the account is unknown. */
export const UNKNOWN_ACCOUNT = '1';

/** The localStorage key of the funnel state. It must not change, because browsers store it. */
export const FUNNEL_STORAGE_KEY = 'bearings.assessment';

export const CHANGES_STORAGE_KEY = 'bearings.circumstances';

/** Returns the localStorage key for an account's changes that the server has not confirmed yet. */
export const queueStorageKey = (userId: string): string => `bearings.queue.${userId}`;
