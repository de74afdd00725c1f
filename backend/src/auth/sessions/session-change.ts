import type { Caller } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';

/** A service's change to the browser's session, for which the controller sets cookies. */
export type SessionChange =
  /** The browser gets this token and, with `isSignedIn`, the hint cookie. */
  | { kind: 'set'; token: string; isSignedIn: boolean }
  /** Deletes the token and the hint cookie. */
  | { kind: 'clear' }
  /** As `clear`, and also makes pages delete the account's data in the browser. */
  | { kind: 'signOut'; userId: string | null };

/** The caller of one request, with the token from its cookie, which may be invalid. */
export interface RequestSession {
  caller: Caller;
  token: string | null;
  /** Whether this is the browser in which the checkout was opened with the token. */
  openedCheckout: boolean;
  /** The browser in words, such as "Firefox on Windows"; null when it does not say. */
  device: string | null;
}

/** A caller, and the change that their browser's cookies need. */
export interface ChangedSession<C extends Caller = Caller> {
  caller: C;
  change: SessionChange | null;
}

/** The missing step of an administrator's sign-in after the password: a code, or setting up the factor. */
export type FactorNeed = 'code' | 'enrol';

/** A user who has just signed in, and the change that their browser's cookies need. */
export interface SignedInUser {
  user: UserEntity;
  change: SessionChange;
  /** Set while the browser is not signed in yet. */
  need?: FactorNeed;
}
