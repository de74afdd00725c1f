import { statement, uuid } from '../../platform/database/sql-statement.js';

/** Claims a due revision for `$1` seconds by moving its due time. Returns no row when none is due. */
export const CLAIM_REVISION = statement(
  { id: uuid },
  `update report_revisions
      set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
    where id = (select id from report_revisions
                 where state = 'requested' and due_at <= now()
                 order by due_at limit 1 for update skip locked)
   returning id`,
);
