import { nextAttemptSql } from '../next-attempt.js';
import { bool, statement, text } from '../../platform/database/sql-statement.js';

/** Marks the open intents of the assessments `$1` for the reconciler to cancel. */
export const REQUEST_CANCEL = statement(
  { id: text },
  `update payment_intents set cancel_requested_at = now(), due_at = now()
    where assessment_id = any($1::uuid[]) and status not in ('succeeded', 'canceled')
   returning id`,
);

/**
 * Claims up to `$1` intents that must be fetched from the provider now, and delays the next check of each by 30 s,
 * doubled for each earlier check, up to a day. Of the claimed intents, marks for cancellation those that have been
 * unpaid for 30 days and those whose owner has been deleted.
 */
export const CLAIM_INTENTS = statement(
  { id: text, cancel: bool },
  `update payment_intents set checks = checks + 1,
          cancel_requested_at = coalesce(cancel_requested_at,
            case when assessment_id is null or created_at < now() - interval '30 days'
                 then now() end),
          due_at = ${nextAttemptSql('checks', '30 seconds', '1 day')}
    where id in (
      select id from payment_intents
       where status not in ('succeeded', 'canceled')
         and id = any(array(
           (select id from payment_intents
             where status not in ('succeeded', 'canceled') and due_at <= now()
             order by due_at limit $1)
           union
           (select id from payment_intents
             where status not in ('succeeded', 'canceled')
               and assessment_id is null and cancel_requested_at is null
             order by due_at limit $1)))
       order by due_at limit $1 for update skip locked)
   returning id, cancel_requested_at is not null as cancel`,
);
