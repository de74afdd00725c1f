import type { Role } from '@bearings/contracts';
import type { Caller } from '../access/caller.js';
import { hashToken } from './session-token.js';

/** What finds a request's session. */
export interface SessionKey {
  tokenHash: Buffer;
}

/** Returns what finds the session of a request's cookies; null when they have no valid token. */
export const keyOf = ({ token }: { token: string | null }): SessionKey | null =>
  token === null ? null : { tokenHash: hashToken(token) };

/** A session that a token opened. */
export interface FoundSession {
  sessionId: string;
  userId: string | null;
  role: Role | null;
  /** Last seen more than an hour ago: the expiry has to be renewed. */
  isStale: boolean;
}

/** Returns the caller of a session that was found, if neither it nor its cookies have to change; else null. */
export function unchangedCaller(
  sent: { token: string | null },
  found: FoundSession | null,
): Caller | null {
  if (sent.token === null || !found || found.isStale) return null;
  const { sessionId, userId, role } = found;
  return { sessionId, userId, role };
}

/**
 * SQL of the caller behind a token, with the parameters that {@link keyValues} gives: the one condition on
 * which a session counts. For statements that find the caller themselves.
 * @param accountColumns more columns, of the account `u`
 */
export const callerByToken = (...accountColumns: string[]): string => `
  select s.id as session_id, s.user_id, u.role, null::uuid as only_assessment_id,
         ${[...accountColumns, "s.seen_at < now() - interval '1 hour' as is_stale"].join(', ')}
    from sessions s left join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > now()`;

/** {@link callerByToken}, for the access guard and where the account's columns are not read. */
export const CALLER_BY_TOKEN = callerByToken();

/** The first parameters of a statement with {@link CALLER_BY_TOKEN}. */
export const keyValues = ({ tokenHash }: SessionKey): unknown[] => [tokenHash];

/** SQL of a caller that is known already, with the parameters of {@link callerValues}. */
export const KNOWN_CALLER = `
  select $1::uuid as session_id, $2::uuid as user_id, $3::text as role,
         $4::uuid as only_assessment_id, false as is_stale`;

/** The first parameters of a statement with {@link KNOWN_CALLER}. */
export const callerValues = (caller: Caller): unknown[] => [
  caller.sessionId,
  caller.userId,
  caller.role,
  caller.onlyAssessmentId ?? null,
];

/** SQL of a {@link FoundSession}'s columns, from the caller `c`. */
export const SESSION_COLUMNS = `c.session_id as "sessionId", c.user_id as "userId", c.role,
  c.is_stale as "isStale"`;
