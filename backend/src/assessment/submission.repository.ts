import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CallerWithSession } from '../auth/access/caller.js';
import type { RowOf } from '../platform/database/sql-statement.js';
import { FIND_EARLIER_ASSESSMENTS, LOCK_COMPLETED_ASSESSMENTS } from './submission.statements.js';

/** An assessment that the owner already has, and whether it is in progress, is unpaid, or has the submitted answers. */
export type EarlierAssessment = RowOf<typeof FIND_EARLIER_ASSESSMENTS.columns>;

/** The queries of a submission, which run in the transaction that holds its owner's lock. */
@Injectable()
export class SubmissionRepository {
  /**
   * Returns the owner's current assessments, latest first. Locks those that a submission may supersede, and thereby
   * waits for concurrent payments of them.
   */
  async lockEarlier(
    manager: EntityManager,
    { sessionId, userId }: CallerWithSession,
    digest: string,
  ): Promise<EarlierAssessment[]> {
    const values = [userId, sessionId, digest];
    await LOCK_COMPLETED_ASSESSMENTS.list(manager, values);
    return FIND_EARLIER_ASSESSMENTS.list(manager, values);
  }
}
