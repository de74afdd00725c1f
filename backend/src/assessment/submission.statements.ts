import type { Circumstances } from '@bearings/contracts';
import { bool, jsonb, nullableColumn, statement, text, uuid } from '../platform/database/sql-statement.js';
import { IS_OWNED_SQL } from './ownership.js';

/** SQL condition: the row belongs to the account `$1` or the session `$2`, and is not superseded. */
const IS_CURRENT_SQL = `a.superseded_at is null and ${IS_OWNED_SQL}`;

/**
 * Locks the assessments that a submission may supersede; `$3` is the digest of the submitted answers. A concurrent
 * payment of one of them then either commits before the submission continues, or starts after the submission has ended.
 */
export const LOCK_COMPLETED_ASSESSMENTS = statement(
  { id: uuid },
  `select a.id from assessments a
    where ${IS_CURRENT_SQL} and a.completed_at is not null and a.submission_digest is distinct from $3
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
    country: nullableColumn(text),
  },
  `select a.id, a.completed_at is null as "isOpen",
          a.submission_digest is not distinct from $3 as "isSame",
          a.completed_at is not null and s.status = 'payment_required' as "isUnpaid", a.circumstances, a.country
     from assessments a join assessment_access s on s.assessment_id = a.id
    where ${IS_CURRENT_SQL}
    order by a.changed_at desc`,
);
