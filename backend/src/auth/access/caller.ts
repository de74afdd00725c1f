import type { Role, User } from '@bearings/contracts';

/** The identity behind a request: an account, a visitor's session, or neither. */
export interface Caller {
  sessionId: string | null;
  userId: string | null;
  role: Role | null;
  /** The account for its own browser; set if the session was found by its token. */
  account?: User;
  /** The only assessment that this caller may read; set for a session token that a purchase replaced. */
  onlyAssessmentId?: string;
}

/** A caller without a session. */
export const NO_SESSION: Caller = { sessionId: null, userId: null, role: null };

export type KnownCaller = Caller & { sessionId: string };
