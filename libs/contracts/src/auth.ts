export type Role = 'user' | 'admin';

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: string;
  role: Role;
  hasPassword: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
  /** Required where the configuration has a `minimumAge`: the person says that they have reached it. */
  ageConfirmed?: boolean;
}

export interface SignedIn {
  user: User;
}

export interface EmailAddress {
  email: string;
}

/** The reply is the same whether or not an email is sent, so that it reveals no account. */
export interface MailRequested {
  status: 'accepted';
}

/** `token` is the fragment of a mailed link: single use, for {@link ACCOUNT_LINK_MINUTES}. */
export interface PasswordReset {
  token: string;
  password: string;
}

export interface EmailVerification {
  token: string;
  /** Required outside the account's own session: the link then sets a new password. */
  password?: string;
}

/** `token` is the fragment of a purchase email's link: single use, for {@link PURCHASE_LINK_DAYS}. */
export interface ReportLinkToken {
  token: string;
}

/** The target of a purchase email's link, and what opening it requires. */
export interface ReportLink {
  assessmentId: string;
  /** The address that received the link. */
  email: string;
  /**
   * - `nothing`: opening it signs the buyer in.
   * - `password`: the buyer must choose a password.
   * - `sign-in`: the report's account requires its own sign-in.
   */
  needs: 'nothing' | 'password' | 'sign-in';
  /** Whether this browser is signed in to that account already. */
  signedIn: boolean;
}

export interface OpenReport extends ReportLinkToken {
  password?: string;
}

export interface ReportLinkRenewal {
  assessmentId: string;
}

/** A browser in which the account is signed in. Times are ISO 8601, UTC. */
export interface AccountSession {
  id: string;
  /** Such as "Firefox on Windows"; null when the browser did not say. */
  device: string | null;
  /** To the hour. */
  lastSeenAt: string;
  /** Whether the call came from this one. */
  current: boolean;
}

/** Names all sessions but the caller's in {@link SessionsEnd}. */
export const OTHER_SESSIONS = 'others';

/** The id of the session to end, or {@link OTHER_SESSIONS}. */
export interface SessionsEnd {
  session: string;
  /** Required for an account that has one. */
  password?: string;
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

/** One of the two: the password, or the token of a mailed deletion link. */
export interface AccountDeletion {
  password?: string;
  token?: string;
}

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
} as const;

/** The value of that cookie after a sign-out without a session, whose account is not known. */
export const UNKNOWN_ACCOUNT = '1';

/** The localStorage key of the funnel state. It is stored in browsers, so its value never changes. */
export const FUNNEL_STORAGE_KEY = 'bearings.assessment';

/** The localStorage key of a change of a report's circumstances that is not saved yet. */
export const CHANGES_STORAGE_KEY = 'bearings.circumstances';

/** Returns the localStorage key of an account's changes that the server has not confirmed yet. */
export const queueStorageKey = (userId: string): string => `bearings.queue.${userId}`;
