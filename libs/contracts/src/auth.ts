/**
 * What an account may do. `support` may also read customers' records, send their emails again and correct their email;
 * `admin` may do everything.
 */
export const ROLES = ['user', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Returns whether an account may open the administration, so that its sign-in is stricter. */
export const isStaff = (role: Role | null | undefined): boolean => role === 'support' || role === 'admin';

/** Value in a {@link SessionsEnd} request that ends all sessions except the caller's. */
export const OTHER_SESSIONS_ID = 'others';

/** All data stored about one person: for each kind of data, a list of rows. Times are in ISO 8601 and UTC. */
export interface PersonalData {
  exportedAt: string;
  [list: string]: unknown;
}

/**
 * Prefix of the name of every cookie over https. Browsers accept a cookie with this prefix only
 * from this host, over https and for the root path.
 */
export const HOST_COOKIE_PREFIX = '__Host-';

/**
 * Cookie that scripts can read, set while a user is signed in. Pages use it to guess, before a request, whether a user
 * is signed in. It contains no secret and proves nothing. Its name has {@link HOST_COOKIE_PREFIX} over https only.
 */
export const SIGNED_IN_HINT_COOKIE = 'bearings_signed_in';

/**
 * Cookie that scripts can read. After a sign-out or the deletion of an account, it contains the account's id. The next
 * page then deletes the data that this browser stores for the account, and the cookie.
 */
export const SIGNED_OUT_COOKIE = 'bearings_signed_out';

/** The names of all cookies of the site, without the prefix. The privacy policy lists each. */
export const COOKIES = {
  session: 'bearings_session',
  signedIn: SIGNED_IN_HINT_COOKIE,
  signedOut: SIGNED_OUT_COOKIE,
  checkout: 'bearings_checkout',
  device: 'bearings_device',
  test: 'bearings_test',
} as const;

/** Value of {@link SIGNED_OUT_COOKIE} after a sign-out without a session, when the account is unknown. */
export const UNKNOWN_ACCOUNT_VALUE = '1';

/**
 * The localStorage key of the funnel state: details, statements, preview and checkout. It must not
 * change, because browsers have stored data under it.
 */
export const FUNNEL_STORAGE_KEY = 'bearings.assessment';

/** The localStorage key of changes to a report's circumstances that its owner has not saved yet. */
export const UNSAVED_CIRCUMSTANCES_STORAGE_KEY = 'bearings.circumstances';

/** Returns the localStorage key of an account's changes that the server has not confirmed yet. */
export const getQueueStorageKey = (userId: string): string => `bearings.queue.${userId}`;
