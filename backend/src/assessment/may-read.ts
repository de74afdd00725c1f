import type { Caller } from '../auth/access/caller.js';
import type { AssessmentEntity } from './assessment.entity.js';

/** The columns that decide who may read an assessment and its report. */
export type AssessmentOwner = Pick<AssessmentEntity, 'id' | 'userId' | 'sessionId'>;

/**
 * Returns whether a caller may read an assessment and, once it is paid, its report: an administrator any, an
 * account its own, a visitor those of the session that belong to no account. A limited caller may read only the
 * assessment that the caller is limited to.
 */
export function mayRead(caller: Caller, { id, userId, sessionId }: AssessmentOwner): boolean {
  const { onlyAssessmentId = id } = caller;
  if (onlyAssessmentId !== id) return false;
  if (caller.role === 'admin') return true;
  if (caller.userId !== null) return userId === caller.userId;
  return userId === null && sessionId !== null && sessionId === caller.sessionId;
}
