// The two statements of a submission. They run in one transaction and one round trip, so what the second
// one does is decided in SQL. The second must be a statement of its own: it sees what was committed while
// the first one waited for the owner's lock.
import { CALLER_BY_TOKEN, SESSION_COLUMNS } from '../auth/sessions/live-session.js';
import type { Statement } from '../platform/database/statement.js';
import { countCalls, type ThrottleRule } from '../platform/throttle/throttle.js';

/** Set by the turn until the transaction ends: the id of the session that may submit. */
const ALLOWED = 'bearings.submission';

/** Columns of the assessments of the owner `o`: an account's, or those of a session that has none. */
const ownedBy = (columns: string): string => `
  select ${columns} from assessments where user_id = o.user_id
  union all
  select ${columns} from assessments
   where o.user_id is null and session_id = o.id and user_id is null`;

/**
 * Finds the caller, counts the call, waits for the owner's lock and locks the assessments that a
 * submission may supersede, so that a payment of one is committed before or begins after. The session is
 * locked by its id: a sign-in that is waited for changes its token, and its account is the owner then.
 */
export const turnStatement = (rule: ThrottleRule): Statement => ({
  name: 'submission-turn',
  text: `
  with c as materialized (${CALLER_BY_TOKEN}),
  held as materialized (
    select s.id, s.user_id from sessions s
     where s.id = (select session_id from c) and s.expires_at > now() for share of s),
  counted as (${countCalls(rule, 'select id from held')}),
  o as materialized (
    select held.id, held.user_id, set_config('${ALLOWED}', held.id::text, true),
           pg_advisory_xact_lock(
             hashtextextended('assessments:' || coalesce(held.user_id, held.id), 0))
      from held cross join counted where counted.points <= ${rule.points}),
  shown as materialized (
    select a.id from assessments a
     where a.id = any (array(select own.id from o cross join lateral (${ownedBy('id')}) own))
       and a.completed_at is not null and a.superseded_at is null
     order by a.id for no key update of a)
  select ${SESSION_COLUMNS}, held.id is not null as "isHeld", counted.points, counted.left,
         o.id is not null as "isAllowed", (select count(*)::int from shown) as shown
    from c left join held on true left join counted on true left join o on true`,
});

/**
 * Completes the open assessment or makes a completed one, unless the same answers were sent before, and
 * supersedes the unpaid ones. The same answers with other circumstances change nothing here. Does nothing
 * without a turn.
 * @param statusSql returns SQL of an assessment's access status
 * @param changes SQL of what other modules change when `select id from superseded` are superseded
 */
export const submissionStatement = (
  statusSql: (assessmentId: string) => string,
  changes: readonly string[],
): Statement => ({
  name: 'submission',
  text: `
  with o as materialized (
    select id, user_id from sessions
     where id = nullif(current_setting('${ALLOWED}', true), '')::uuid),
  mine as materialized (
    select own.* from o cross join lateral (${ownedBy(
      'id, completed_at, superseded_at, changed_at, submission_digest, circumstances',
    )}) own),
  open as materialized (
    select * from mine where completed_at is null order by changed_at desc limit 1),
  stated as materialized (
    select coalesce($10::jsonb, (select circumstances from open)) as circumstances),
  same as materialized (
    select mine.id, stated.circumstances is not null
                    and stated.circumstances is distinct from mine.circumstances as differs
      from mine cross join stated
     where mine.submission_digest = $6 and mine.superseded_at is null limit 1),
  dropped as (
    delete from assessments where id in (select open.id from open, same where not same.differs)),
  superseded as (
    update assessments a set superseded_at = now(), changed_at = now() from mine
     where a.id = mine.id and mine.completed_at is not null and mine.superseded_at is null
       and not exists (select 1 from same) and ${statusSql('a.id')} = 'payment_required'
    returning a.id),
  ${changes.map((change, index) => `change_${index} as (${change}),`).join('\n')}
  finished as (
    update assessments a
       set email = $1, first_name = $2, last_name = $3, bank_version = $4, responses = $5,
           submission_digest = $6, scores = $7, personality = $8, quality = $9,
           circumstances = stated.circumstances, draft = '{}', completed_at = now(), changed_at = now()
      from open, stated where a.id = open.id and not exists (select 1 from same)
    returning a.id, a.created_at, a.completed_at, a.circumstances),
  fresh as (
    insert into assessments
      (user_id, session_id, email, first_name, last_name, bank_version, responses,
       submission_digest, scores, personality, quality, circumstances, completed_at)
    select o.user_id, case when o.user_id is null then o.id end, $1, $2, $3, $4, $5,
           $6, $7, $8, $9, stated.circumstances, now()
      from o cross join stated
     where not exists (select 1 from same) and not exists (select 1 from open)
    returning id, created_at, completed_at, circumstances)
  select id, created_at as "createdAt", completed_at as "completedAt", circumstances,
         false as differs, null as status, null as email, null::jsonb as responses,
         null::jsonb as scores, null::jsonb as personality, null::jsonb as quality
    from (select * from fresh union all select * from finished) made
  union all
  select a.id, a.created_at, a.completed_at, a.circumstances, same.differs, ${statusSql('a.id')},
         a.email, a.responses, a.scores, a.personality, a.quality
    from same join assessments a on a.id = same.id`,
});
