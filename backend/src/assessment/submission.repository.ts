import { PERSON_FIELDS, type Circumstances } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CallerWithSession } from '../auth/access/caller.js';
import type { RowOf } from '../platform/database/sql-statement.js';
import type { Completion } from './completion.js';
import {
  COMPLETE_STARTED_ASSESSMENT,
  FIND_EARLIER_ASSESSMENTS,
  LOCK_COMPLETED_ASSESSMENTS,
  INSERT_COMPLETED_ASSESSMENT,
} from './submission.statements.js';

/** An assessment that the owner already has, and whether it is in progress, is unpaid, or has the submitted answers. */
export type EarlierAssessment = RowOf<typeof FIND_EARLIER_ASSESSMENTS.columns>;

type StoredAssessment = RowOf<typeof INSERT_COMPLETED_ASSESSMENT.columns>;

/** Optional fields of a submission. If `country` is null, the draft's or the account's country is stored. */
export interface OptionalSubmissionFields {
  circumstances: Circumstances | null;
  country: string | null;
}

export interface SubmissionValues {
  completion: Completion;
  stated: OptionalSubmissionFields;
  open: EarlierAssessment | undefined;
  /** Ids of the unpaid assessments that the new one replaces. Their rows are locked. */
  superseded: string[];
}

/** The SQL statements of a submission, which all run in the transaction that holds its owner's lock. */
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

  /**
   * Stores a result in the owner's assessment in progress, or in a new one. Hides the unpaid assessments that it
   * replaces.
   */
  async store(
    manager: EntityManager,
    { sessionId, userId }: CallerWithSession,
    { completion, stated, open, superseded }: SubmissionValues,
  ): Promise<StoredAssessment> {
    const values = [...toSqlParameters(completion, stated), superseded];
    const owner = [userId, userId === null ? sessionId : null];
    const storedRow = open
      ? await COMPLETE_STARTED_ASSESSMENT.find(manager, [open.id, ...values])
      : await INSERT_COMPLETED_ASSESSMENT.find(manager, [...owner, ...values]);
    if (!storedRow) throw new Error('A submission was not stored.');
    return storedRow;
  }
}

function toSqlParameters(completion: Completion, { circumstances, country }: OptionalSubmissionFields): unknown[] {
  const { bankVersion, submissionDigest } = completion;
  return [
    ...PERSON_FIELDS.map((field) => completion[field]),
    bankVersion,
    JSON.stringify(completion.responses),
    submissionDigest,
    JSON.stringify(completion.scores),
    JSON.stringify(completion.personality),
    JSON.stringify(completion.quality),
    circumstances && JSON.stringify(circumstances),
    country,
  ];
}
