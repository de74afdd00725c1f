import type { Circumstances } from '@bearings/contracts';
import {
  bool,
  jsonb,
  orNull,
  statement,
  text,
  timestamptz,
  uuid,
} from '../platform/database/sql-statement.js';

/**
 * Earlier assessments of the account `$1` or, if that is null, of the visitor's session `$2`, the latest first; `$3`
 * is the digest of the answers now.
 */
export const EARLIER = statement(
  { id: uuid, isOpen: bool, isSame: bool, circumstances: orNull(jsonb<Circumstances>()) },
  `select id, completed_at is null as "isOpen",
          submission_digest is not distinct from $3 as "isSame", circumstances
     from assessments
    where superseded_at is null
      and (user_id = $1 or ($1::uuid is null and user_id is null and session_id = $2))
    order by changed_at desc`,
  'earlier-submissions',
);

/** Locks the assessments that may be superseded, so that a concurrent payment is committed before or starts after. */
export const LOCK_SHOWN = statement(
  { id: uuid },
  'select id from assessments where id = any($1::uuid[]) order by id for no key update',
  'lock-shown',
);

/** Supersedes those of the assessments that are not paid. */
export const SUPERSEDE = statement(
  { id: uuid },
  `update assessments a set superseded_at = now(), changed_at = now()
     from assessment_access s
    where a.id = any($1::uuid[]) and s.assessment_id = a.id and s.status = 'payment_required'
   returning a.id`,
  'supersede',
);

const STORED = {
  id: uuid,
  createdAt: timestamptz,
  completedAt: timestamptz,
  country: orNull(text),
};
const STORED_SQL = 'id, created_at as "createdAt", completed_at as "completedAt", country';

/**
 * Stores a completed assessment of an account or, where `$1` is null, of the session `$2`. Without a country
 * `$13` it has the account's.
 */
export const STORE_NEW = statement(
  STORED,
  `insert into assessments
     (user_id, session_id, email, first_name, last_name, bank_version, responses, submission_digest,
      scores, personality, quality, circumstances, country, completed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
           coalesce($13, (select country from users where id = $1)), now())
   returning ${STORED_SQL}`,
  'store-new',
);

/** Completes the assessment `$1`; the country `$12` as above. */
export const COMPLETE_OPEN = statement(
  STORED,
  `update assessments
      set email = $2, first_name = $3, last_name = $4, bank_version = $5, responses = $6,
          submission_digest = $7, scores = $8, personality = $9, quality = $10, circumstances = $11,
          country = coalesce($12, (select country from users where id = assessments.user_id)),
          draft = '{}', completed_at = now(), changed_at = now()
    where id = $1
   returning ${STORED_SQL}`,
  'complete-open',
);
