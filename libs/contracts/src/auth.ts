export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Names all sessions but the caller's in {@link SessionsEnd}. */
export const OTHER_SESSIONS = 'others';

/** All stored data of one person: a list of rows for each kind of data. Times are ISO 8601, UTC. */
export interface PersonalData {
  exportedAt: string;
  [list: string]: unknown;
}

/**
 * Before the name of every cookie under https: browsers accept it only from this host, over https and for
 * every path.
 */
export const HOST_COOKIE_PREFIX = '__Host-';

/**
 * Hint cookie: readable by scripts, set while a user is signed in. Holds no secret. Readers accept it with
 * the prefix and without, as over http and from before the prefix.
 */
export const SIGNED_IN_HINT_COOKIE = 'bearings_signed_in';

/**
 * Readable by scripts; set to the account's id after a sign-out or the deletion of the account. The next page
 * deletes the data stored in this browser, then the cookie.
 */
export const SIGNED_OUT_COOKIE = 'bearings_signed_out';

/** Every cookie that the site sets, without the prefix. The privacy policy names each. */
export const COOKIES = {
  session: 'bearings_session',
  signedIn: SIGNED_IN_HINT_COOKIE,
  signedOut: SIGNED_OUT_COOKIE,
  checkout: 'bearings_checkout',
  device: 'bearings_device',
  test: 'bearings_test',
} as const;

/** The value of that cookie after a sign-out without a session, whose account is not known. */
export const UNKNOWN_ACCOUNT = '1';

/** The localStorage key of the funnel state. It is stored in browsers, so its value never changes. */
export const FUNNEL_STORAGE_KEY = 'bearings.assessment';

/** The localStorage key of a change of a report's circumstances that is not saved yet. */
export const CHANGES_STORAGE_KEY = 'bearings.circumstances';

/** Returns the localStorage key of an account's changes that the server has not confirmed yet. */
export const queueStorageKey = (userId: string): string => `bearings.queue.${userId}`;
