import type { Circumstances } from '@bearings/contracts';
import { bool, jsonb, nullableColumn, statement, text, timestamptz, uuid } from '../platform/database/sql-statement.js';

/**
 * SQL condition: the row belongs to the account `$1`, or to the visitor's session `$2` if `$1` is null, and is not
 * superseded.
 */
const IS_OWNED_SQL = `a.superseded_at is null
      and (a.user_id = $1 or ($1::uuid is null and a.user_id is null and a.session_id = $2))`;

/**
 * Locks the assessments that a submission may supersede; `$3` is the digest of the submitted answers. A concurrent
 * payment of one of them then either commits before the submission continues, or starts after the submission has ended.
 */
export const LOCK_COMPLETED_ASSESSMENTS = statement(
  { id: uuid },
  `select a.id from assessments a
    where ${IS_OWNED_SQL} and a.completed_at is not null and a.submission_digest is distinct from $3
    order by a.id for no key update`,
);

/**
 * Finds earlier assessments of the owner, latest first; `$3` is the digest of the new answers. It is a separate
 * statement in order to see what was committed while {@link LOCK_COMPLETED_ASSESSMENTS} waited.
 */
export const FIND_EARLIER_ASSESSMENTS = statement(
  {
    id: uuid,
    isOpen: bool,
    isSame: bool,
    isUnpaid: bool,
    circumstances: nullableColumn(jsonb<Circumstances>()),
  },
  `select a.id, a.completed_at is null as "isOpen",
          a.submission_digest is not distinct from $3 as "isSame",
          a.completed_at is not null and s.status = 'payment_required' as "isUnpaid", a.circumstances
     from assessments a join assessment_access s on s.assessment_id = a.id
    where ${IS_OWNED_SQL}
    order by a.changed_at desc`,
);

const RETURNED_COLUMNS = {
  id: uuid,
  createdAt: timestamptz,
  completedAt: timestamptz,
  country: nullableColumn(text),
};
const RETURNED_COLUMNS_SQL = 'id, created_at as "createdAt", completed_at as "completedAt", country';

const supersedeSql = (ids: string): string => `
  with superseded as (
    update assessments set superseded_at = now(), changed_at = now() where id = any(${ids}::uuid[]))`;

/**
 * Stores a completed assessment of an account, or of the session `$2` if `$1` is null. If the country `$13` is null,
 * stores the account's country. Supersedes the assessments `$14`.
 */
export const INSERT_COMPLETED_ASSESSMENT = statement(
  RETURNED_COLUMNS,
  `${supersedeSql('$14')}
   insert into assessments
     (user_id, session_id, email, first_name, last_name, bank_version, responses, submission_digest,
      scores, personality, quality, circumstances, country, completed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
           coalesce($13, (select country from users where id = $1)), now())
   returning ${RETURNED_COLUMNS_SQL}`,
);

/**
 * Completes the assessment `$1`. If the country `$12` is null, keeps the draft's, or stores the account's. Supersedes the
 * assessments `$13`.
 */
export const COMPLETE_STARTED_ASSESSMENT = statement(
  RETURNED_COLUMNS,
  `${supersedeSql('$13')}
   update assessments
      set email = $2, first_name = $3, last_name = $4, bank_version = $5, responses = $6,
          submission_digest = $7, scores = $8, personality = $9, quality = $10, circumstances = $11,
          country = coalesce($12, country, (select country from users where id = assessments.user_id)),
          draft = '{}', completed_at = now(), changed_at = now()
    where id = $1
   returning ${RETURNED_COLUMNS_SQL}`,
);
