import type { Caller } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';

/** A change of the browser's session, for which the controller sets cookies. */
export type SessionChange =
  /**
   * The browser gets this token and, with `isSignedIn`, the hint cookie, which tells scripts that someone is signed in.
   */
  | { kind: 'set'; token: string; isSignedIn: boolean }
  /** The browser loses the token and the hint cookie. */
  | { kind: 'clear' }
  /** Like `clear`, and also makes the site's pages delete the account's data from the browser's storage. */
  | { kind: 'signOut'; userId: string | null };

/** The caller of one request, with the token from its cookie, which may be invalid. */
export interface RequestSession {
  caller: Caller;
  token: string | null;
  /** True if this browser opened the checkout with the token. */
  openedCheckout: boolean;
  /** Description of the browser, such as "Firefox on Windows"; null if unknown. */
  device: string | null;
}

/** A caller, and the cookie change for its browser. */
export interface ChangedSession<C extends Caller = Caller> {
  caller: C;
  change: SessionChange | null;
}

/**
 * The missing step of an administrator's sign-in after the password: entering a code, or setting up the second factor.
 */
export type MissingFactorStep = 'code' | 'enrol';

/** A user who has just signed in, and the cookie change for their browser. */
export interface SignedInUser {
  user: UserEntity;
  change: SessionChange;
  /** The missing step; absent if the browser is signed in. */
  need?: MissingFactorStep;
}
