import type { User } from '@bearings/contracts';

/** A session that a token opened. */
export interface FoundSession {
  sessionId: string;
  /** The account that is signed in; null for a visitor. */
  account: User | null;
  /** Last seen more than an hour ago: the expiry has to be renewed. */
  isStale: boolean;
}
