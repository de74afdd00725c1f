import {
  bool,
  float,
  int,
  nullableColumn,
  type RowOf,
  statement,
  text,
  textColumn,
  timestamptz,
  uuid,
} from '../database/sql-statement.js';
import type { WorkKind } from './work-kinds.js';

/**
 * Adds work of the kind `$1` for the assessment `$2` that is due in `$3` seconds. If there is such work, makes it due
 * then, counts its attempts from 0 again and revokes its lease.
 */
export const REQUEST_WORK = statement(
  { id: uuid },
  `insert into work (kind, assessment_id, first_due_at, due_at)
   select $1, $2, due, due from (select now() + make_interval(secs => $3) as due) as times
   on conflict (kind, assessment_id) where kind <> 'email' do update
      set first_due_at = excluded.first_due_at, due_at = excluded.due_at, attempts = 0, lease_until = null,
          fence = work.fence + 1
   returning id`,
);

/**
 * Claims the work of the kind `$1` that has been due for the longest time, and for at least `$3` seconds, for `$4`
 * seconds. With an id `$2`, claims only that row. Returns no row if there is none that no other worker has claimed.
 * `wasAbandoned` is true if the lease of an earlier attempt has expired.
 */
export const CLAIM_WORK = statement(
  {
    id: uuid,
    kind: textColumn<WorkKind>(),
    variant: text,
    subjectId: nullableColumn(uuid),
    attempt: int,
    fence: int,
    wasAbandoned: bool,
    waitedSeconds: float,
    ageSeconds: float,
    firstDueAt: timestamptz,
  },
  `with next as (
     select id, lease_until is not null as abandoned from work
      where kind = $1 and ($2::uuid is null or id = $2)
        and due_at <= now() - make_interval(secs => $3)
        and (lease_until is null or lease_until < now())
      order by due_at limit 1 for update skip locked)
   update work w set attempts = attempts + 1, fence = fence + 1,
          lease_until = now() + make_interval(secs => $4)
     from next where w.id = next.id
   returning w.id, w.kind, w.variant,
             coalesce(w.user_id, w.assessment_id, w.contact_message_id, w.subscriber_id) as "subjectId",
             w.attempts as attempt, w.fence, next.abandoned as "wasAbandoned",
             extract(epoch from now() - w.due_at)::float as "waitedSeconds",
             extract(epoch from now() - w.first_due_at)::float as "ageSeconds",
             w.first_due_at as "firstDueAt"`,
);

/**
 * Work that a worker has claimed. `attempt` counts from 1; `waitedSeconds` is how long it was due before the claim;
 * `subjectId` is the id of the row that it concerns, null if there was none.
 */
export type ClaimedWork = RowOf<typeof CLAIM_WORK.columns>;

/** Until the transaction ends, prevents deletion of the account that the work `$1` concerns. */
export const LOCK_USER_OF_WORK = statement(
  { id: uuid },
  'select id from users where id = (select user_id from work where id = $1) for key share',
);

/** Until the transaction ends, prevents deletion of the assessment that the work `$1` concerns. */
export const LOCK_ASSESSMENT_OF_WORK = statement(
  { id: uuid },
  'select id from assessments where id = (select assessment_id from work where id = $1) for key share',
);

/**
 * Counts the open work of each kind in `$1`. `$2` contains the number of attempts from which on work of that kind counts
 * as failed, and for `oldestSeconds` is left out. Work that is scheduled for later is not counted.
 */
export const COUNT_WORK = statement(
  { kind: textColumn<WorkKind>(), waiting: int, running: int, retrying: int, failed: int, oldestSeconds: float },
  `select k.kind,
          count(*) filter (where w.attempts = 0)::int as waiting,
          count(*) filter (where w.lease_until > now())::int as running,
          count(*) filter (where w.attempts > 0 and w.attempts < k.failed_from
            and (w.lease_until is null or w.lease_until <= now()))::int as retrying,
          count(*) filter (where w.attempts >= k.failed_from
            and (w.lease_until is null or w.lease_until <= now()))::int as failed,
          coalesce(extract(epoch from now() - min(w.first_due_at)
            filter (where w.attempts < k.failed_from)), 0)::float as "oldestSeconds"
     from unnest($1::text[], $2::int[]) as k(kind, failed_from)
     left join work w on w.kind = k.kind and (w.due_at <= now() or w.attempts > 0)
    group by k.kind order by k.kind`,
);
