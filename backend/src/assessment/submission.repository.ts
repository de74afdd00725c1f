import { PERSON_FIELDS, type Circumstances } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { KnownCaller } from '../auth/access/caller.js';
import type { RowOf } from '../platform/database/sql-statement.js';
import { allInOrder } from '../platform/database/transaction.js';
import type { Completion } from './completion.js';
import { COMPLETE_OPEN, FIND_EARLIER, LOCK_SHOWN, STORE_NEW } from './submission.statements.js';

/** A current assessment of the same owner: whether it is in progress, has the same answers, or is unpaid. */
export type Earlier = RowOf<typeof FIND_EARLIER.columns>;

type Stored = RowOf<typeof STORE_NEW.columns>;

/** Optional fields of a submission; the country defaults to the account's. */
export interface Stated {
  circumstances: Circumstances | null;
  country: string | null;
}

/** The values that a submission stores. */
export interface Result {
  completion: Completion;
  stated: Stated;
  open: Earlier | undefined;
  /** Ids of the unpaid assessments to supersede, whose rows are locked. */
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
    { sessionId, userId }: KnownCaller,
    digest: string,
  ): Promise<Earlier[]> {
    const values = [userId, sessionId, digest];
    const [, earlier] = await allInOrder([
      LOCK_SHOWN.list(manager, values),
      FIND_EARLIER.list(manager, values),
    ]);
    return earlier;
  }

  /** Stores a result in the assessment in progress, or in a new one, and supersedes the others. */
  async store(
    manager: EntityManager,
    { sessionId, userId }: KnownCaller,
    { completion, stated, open, superseded }: Result,
  ): Promise<Stored> {
    const values = [...valuesOf(completion, stated), superseded];
    const owner = [userId, userId === null ? sessionId : null];
    const stored = open
      ? await COMPLETE_OPEN.find(manager, [open.id, ...values])
      : await STORE_NEW.find(manager, [...owner, ...values]);
    if (!stored) throw new Error('A submission was not stored.');
    return stored;
  }
}

function valuesOf(completion: Completion, { circumstances, country }: Stated): unknown[] {
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
