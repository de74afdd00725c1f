import { bool, float, int, nullableColumn, statement, text, uuid } from '../database/sql-statement.js';

/**
 * Claims up to `$1` due emails for `$3` minutes. `last` is true for an email that was added more than `$2` days ago: it
 * is discarded if this attempt fails.
 */
export const CLAIM_DUE_MAILS = statement(
  { id: uuid, kind: text, subjectId: nullableColumn(uuid), attempt: int, last: bool },
  `update mail_outbox set attempts = attempts + 1, due_at = now() + make_interval(mins => $3)
    where id in (
      select id from mail_outbox where due_at <= now()
       order by due_at limit $1 for update skip locked)
   returning id, kind, coalesce(user_id, assessment_id, contact_message_id, subscriber_id) as "subjectId",
             attempts as attempt, created_at < now() - make_interval(days => $2) as last`,
);

/** Until the transaction ends, prevents deletion of the account that the email `$1` concerns. */
export const LOCK_USER_OF_MAIL = statement(
  { id: uuid },
  'select id from users where id = (select user_id from mail_outbox where id = $1) for key share',
);

/** Until the transaction ends, prevents deletion of the assessment that the email `$1` concerns. */
export const LOCK_ASSESSMENT_OF_MAIL = statement(
  { id: uuid },
  `select id from assessments
    where id = (select assessment_id from mail_outbox where id = $1) for key share`,
);

/** Deletes the email `$1`, and records that it was sent if it concerned a customer. */
export const MARK_MAIL_SENT = statement(
  { id: uuid },
  `with sent as (
     delete from mail_outbox where id = $1 returning kind, user_id, assessment_id, created_at)
   insert into sent_mails (kind, user_id, assessment_id, added_at)
   select * from sent where user_id is not null or assessment_id is not null
   returning id`,
);

/** Counts the waiting emails and returns the age of the oldest. */
export const COUNT_WAITING_MAILS = statement(
  { count: int, oldestSeconds: float },
  `select count(*)::int as count,
          coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds"
     from mail_outbox`,
);
