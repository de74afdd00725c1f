import type { Circumstances } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FoundSession, keyValues, type SessionKey } from '../auth/sessions/live-session.js';
import { runTransaction, type Statement } from '../platform/database/statement.js';
import { rowsOf } from '../platform/database/transaction.js';
import type { Counted, ThrottleRule } from '../platform/throttle/throttle.js';
import type { AssessmentEntity } from './assessment.entity.js';
import { type AccessStatus, AssessmentHooks } from './assessment.hooks.js';
import type { Completion } from './completion.js';
import { submissionStatement, turnStatement } from './submission.statements.js';

/** The completed assessment as it is stored, with what a repeated submission finds of it. */
interface StoredSubmission extends Pick<
  AssessmentEntity,
  'id' | 'createdAt' | 'completedAt' | 'circumstances'
> {
  /** Found for the same answers, with other circumstances than were stated now. Nothing was changed. */
  differs: boolean;
  /** The columns of an assessment that was stored before; null for one that was made now. */
  status: AccessStatus['status'] | null;
  email: string;
  responses: AssessmentEntity['responses'];
  scores: AssessmentEntity['scores'];
  personality: AssessmentEntity['personality'];
  quality: AssessmentEntity['quality'];
}

/** The caller's turn to submit: whether the session is still there, and how often it has submitted. */
export interface Turn extends FoundSession, Counted {
  /** False when the session ended while the call waited for another one. */
  isHeld: boolean;
}

export interface SubmissionOutcome {
  turn: Turn;
  /** Null when the turn did not allow one. */
  stored: StoredSubmission | null;
}

/** Stores submissions in one round trip. */
@Injectable()
export class SubmissionRepository {
  private statements: readonly [turn: Statement, submission: Statement] | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly hooks: AssessmentHooks,
  ) {}

  /** Stores what the session's owner submits. Returns null when there is no such session. */
  async submit(
    key: SessionKey,
    rule: ThrottleRule,
    completion: Completion,
    circumstances: Circumstances | null,
  ): Promise<SubmissionOutcome | null> {
    // Other modules have registered their part by the first call.
    const [turnOf, submissionOf] = (this.statements ??= [
      turnStatement(rule),
      submissionStatement(
        (id) => this.hooks.accessStatus.statusSql(id),
        this.hooks.supersededSql('select id from superseded'),
      ),
    ]);
    const [turns, stored] = await runTransaction(this.database, [
      [turnOf, keyValues(key)],
      [submissionOf, valuesOf(completion, circumstances)],
    ]);
    const [turn] = rowsOf<Turn>(turns);
    return turn ? { turn, stored: rowsOf<StoredSubmission>(stored)[0] ?? null } : null;
  }
}

function valuesOf(completion: Completion, circumstances: Circumstances | null): unknown[] {
  const { email, firstName, lastName, bankVersion, submissionDigest } = completion;
  return [
    email,
    firstName,
    lastName,
    bankVersion,
    JSON.stringify(completion.responses),
    submissionDigest,
    JSON.stringify(completion.scores),
    JSON.stringify(completion.personality),
    JSON.stringify(completion.quality),
    circumstances && JSON.stringify(circumstances),
  ];
}
