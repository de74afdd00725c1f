import type { Role } from '@bearings/contracts';

/** Who is asking: a signed-in account, a visitor's session, or nobody yet. */
export interface Caller {
  sessionId: string | null;
  userId: string | null;
  role: Role | null;
}

export const NOBODY: Caller = { sessionId: null, userId: null, role: null };

/** A caller whose session exists. */
export type KnownCaller = Caller & { sessionId: string };
