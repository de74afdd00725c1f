import type { User } from '@bearings/contracts';

/** A session that was found by its token. */
export interface FoundSession {
  sessionId: string;
  /** The account that is signed in; null for a visitor. */
  account: User | null;
  /** True if the session was last used more than an hour ago, so that its expiry must be renewed. */
  isStale: boolean;
}
