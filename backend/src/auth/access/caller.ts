import type { Role, User } from '@bearings/contracts';

/** The identity behind a request: an account, a visitor's session, or neither. */
export interface Caller {
  sessionId: string | null;
  userId: string | null;
  role: Role | null;
  /** The account as its own browser sees it; set if the session was found by its token. */
  account?: User;
  /** Set for a token that a purchase replaced: the only assessment that this caller may read. */
  onlyAssessmentId?: string;
}

/** A visitor without a session. */
export const NO_SESSION: Caller = { sessionId: null, userId: null, role: null };

export type KnownCaller = Caller & { sessionId: string };
