import { type FindOptionsWhere, In, IsNull } from 'typeorm';
import type { Caller } from '../auth/access/caller.js';
import type { AssessmentEntity } from './assessment.entity.js';

/** The columns that determine who may read an assessment and its report. */
export type AssessmentOwner = Pick<AssessmentEntity, 'id' | 'userId' | 'sessionId'>;

/**
 * Returns whether a caller may read an assessment and, once it is paid, its report. Administrators may read all
 * assessments. A user may read those of their account, and a visitor those of their session that belong to no account.
 * A caller with `onlyAssessmentId` may read only that assessment.
 */
export function mayRead(caller: Caller, { id, userId, sessionId }: AssessmentOwner): boolean {
  const { onlyAssessmentId = id } = caller;
  if (onlyAssessmentId !== id) return false;
  if (caller.role === 'admin') return true;
  if (caller.userId !== null) return userId === caller.userId;
  return userId === null && sessionId !== null && sessionId === caller.sessionId;
}

/**
 * The assessments that belong to the caller, for TypeORM: those of their account, or, without one, those of their
 * session that belong to no account. A caller with neither owns none.
 */
export const ownedBy = ({ userId, sessionId }: Caller): FindOptionsWhere<AssessmentEntity> =>
  userId === null ? { sessionId: sessionId ?? In([]), userId: IsNull() } : { userId };

/** The same condition for a statement on `assessments a`: `$1` is the account or null, `$2` the session. */
export const IS_OWNED_SQL = '(a.user_id = $1 or ($1::uuid is null and a.user_id is null and a.session_id = $2))';
